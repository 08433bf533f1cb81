import { exitCodeOf, signalGroup, startChild, stoppedBy } from './children.mjs';

/**
 * Runs a program to its end and returns what it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, limitSeconds?: number }} options
 * @returns {Promise<{ code: number, output: string, stdout: string, isTimedOut: boolean }>} `output` has
 *   standard output and standard error; the code is 127 when the program does not exist
 */
export async function captureOutput(command, args, { cwd, env, limitSeconds }) {
  const child = startChild(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks = [];
  const stdout = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk) && stdout.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  let isTimedOut = false;
  const stopAtLimit = () => {
    isTimedOut = true;
    signalGroup(child, 'SIGKILL');
  };
  const timer = limitSeconds && setTimeout(stopAtLimit, limitSeconds * 1000);

  const ended = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: error.code === 'ENOENT' ? 127 : 126, error }));
    child.once('close', (code, signal) => resolve({ code: code ?? exitCodeOf(signal), signal }));
  });
  clearTimeout(timer);
  const stop = stoppedBy();
  if (stop) process.exit(exitCodeOf(stop));
  return {
    code: ended.code,
    output: Buffer.concat(chunks).toString() + noteOn(ended, limitSeconds),
    stdout: Buffer.concat(stdout).toString(),
    isTimedOut,
  };
}

function noteOn({ error, signal }, limitSeconds) {
  if (error) return `${error.message}\n`;
  if (signal)
    return `\nIt was ended by ${signal}${limitSeconds ? `; its limit is ${limitSeconds} s` : ''}.\n`;
  return '';
}
