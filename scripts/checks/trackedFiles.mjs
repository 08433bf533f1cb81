import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** Folders that tools make; Git ignores them too. */
const made = [
  '.git',
  '.turbo',
  '.foyer',
  '.stryker-tmp',
  'node_modules',
  'dist',
  'reports',
  'coverage',
  'screenshots',
  'storybook-static',
  'test-results',
];

/**
 * The files that are tracked or about to be, relative to the top. Where Git cannot say (a copy
 * without a history, no Git, another user's checkout): all files that no tool has made.
 *
 * @returns {string[]}
 */
export function trackedFiles() {
  return (listedByGit() ?? listedByFolder()).filter((file) => existsSync(join(root, file)));
}

function listedByGit() {
  if (!existsSync(join(root, '.git'))) return null;
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const options = { cwd: root, maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] };
  try {
    return execFileSync('git', args, options).toString().split('\0').filter(Boolean);
  } catch {
    return null;
  }
}

function listedByFolder(folder = '') {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !made.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listedByFolder(path) : path;
    });
}
