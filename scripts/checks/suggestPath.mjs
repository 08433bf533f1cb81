import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/**
 * Where a file that is gone most likely is now: what Git renamed it to, else the tracked file of the
 * same name.
 *
 * @param {string} path a file or folder that does not exist
 * @param {string[]} tracked every tracked file
 * @returns {string | null}
 */
export function suggestPath(path, tracked) {
  const renamed = renames().get(path);
  if (renamed && tracked.includes(renamed)) return renamed;
  const [only, ...others] = tracked.filter((file) => basename(file) === basename(path));
  return only && others.length === 0 ? only : null;
}

let known;

/** Old path → newest path, from the last few hundred commits; empty without Git. */
function renames() {
  known ??= readRenames();
  return known;
}

function readRenames() {
  const args = ['log', '-400', '--format=', '--name-status', '--diff-filter=R', '-M'];
  const options = { cwd: root, maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] };
  const newest = new Map();
  try {
    for (const line of execFileSync('git', args, options).toString().split('\n')) {
      const [, from, to] = line.split('\t');
      if (to && !newest.has(from)) newest.set(from, newest.get(to) ?? to);
    }
  } catch {
    return new Map();
  }
  return newest;
}
