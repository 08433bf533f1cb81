import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { workspaceFolders } from '../bootstrap/workspaceFolders.mjs';

/** Removes the reports of earlier runs, so that only this run counts. Turbo restores those that it has cached. */
export function clearReports() {
  for (const folder of ['.', ...workspaceFolders()]) {
    rmSync(join(root, folder, 'reports'), { recursive: true, force: true });
  }
}
