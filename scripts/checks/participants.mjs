import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { workspaceFolders } from '../bootstrap/workspaceFolders.mjs';

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * The folders in which turbo runs a task: the project's top for the tasks that turbo.json gives to
 * it, else every package with a script of that name.
 *
 * @param {string} task
 * @returns {string[]} "." or "packages/domain" and so on
 */
export function participants(task) {
  if (`//#${task}` in readJson('turbo.json').tasks) return ['.'];
  return workspaceFolders().filter((folder) => readJson(`${folder}/package.json`).scripts?.[task]);
}
