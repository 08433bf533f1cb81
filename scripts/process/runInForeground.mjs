import { exitCodeOf, startChild } from './children.mjs';

/**
 * Runs a program in the person's view, until it ends or a signal stops it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit code
 */
export function runInForeground(command, args, options) {
  const child = startChild(command, args, { stdio: 'inherit', ...options });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? exitCodeOf(signal)));
  });
}
