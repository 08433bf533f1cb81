import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { workspaceFolders } from '../bootstrap/workspaceFolders.mjs';

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * The folders in which turbo runs a task: the project's top if turbo.json assigns the task to it,
 * otherwise every package with a script of that name.
 *
 * @param {string} task
 * @returns {string[]} such as "." or "packages/domain"
 */
export function taskFolders(task) {
  if (`//#${task}` in readJson('turbo.json').tasks) return ['.'];
  return workspaceFolders().filter((folder) => readJson(`${folder}/package.json`).scripts?.[task]);
}
