import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { workspaceFolders } from '../bootstrap/workspaceFolders.mjs';

/** Removes what earlier runs reported, so that only this run is counted; turbo restores what it has cached. */
export function clearReports() {
  for (const folder of ['.', ...workspaceFolders()]) {
    rmSync(join(root, folder, 'reports'), { recursive: true, force: true });
  }
}
