import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** Folders that tools create; Git ignores them too. */
const generated = [
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
  'studio-static',
  'test-results',
];

/**
 * The tracked files and the new ones that Git does not ignore, relative to the top. Without Git or a
 * repository: all files outside the folders that tools create.
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
    .filter(({ name }) => !generated.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listedByFolder(path) : path;
    });
}
