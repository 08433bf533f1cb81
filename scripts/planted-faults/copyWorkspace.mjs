import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { workspaceFolders } from '../bootstrap/workspaceFolders.mjs';
import { trackedFiles } from '../checks/trackedFiles.mjs';

/**
 * Copies the project to a temporary folder, where tests plant faults. Installed packages are linked.
 * Our own packages are linked within the copy, so that no tool reads the original.
 *
 * @returns {string} the copy's absolute path; the caller removes it
 */
export function copyWorkspace() {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'foyer-planted-faults-'));
  for (const file of trackedFiles()) cpSync(join(root, file), join(copy, file));
  for (const folder of ['.', ...workspaceFolders()]) linkModules(copy, folder);
  return copy;
}

function linkModules(copy, folder) {
  const modules = join(folder, 'node_modules');
  if (!existsSync(join(root, modules))) return;
  for (const name of packagesIn(join(root, modules))) {
    const link = join(copy, modules, name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(targetIn(copy, realpathSync(join(root, modules, name))), link);
  }
}

function packagesIn(modules) {
  const visible = readdirSync(modules).filter((name) => name === '.bin' || !name.startsWith('.'));
  return visible.flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(modules, name)).map((inner) => join(name, inner))
      : name,
  );
}

/** Links our packages within the copy, and installed packages to the original. */
function targetIn(copy, target) {
  const own = workspaceFolders().find((folder) => target === join(root, folder));
  return own ? join(copy, own) : target;
}
