import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { root } from './paths.mjs';
import { UserError } from './UserError.mjs';

/**
 * Creates the data folder if needed, and checks that it can be written.
 *
 * @param {string} [wanted] the DATA_DIR variable; `.foyer` at the project's top when it is not set
 * @returns {Promise<string>} its absolute path
 * @throws {UserError} when it cannot be written
 */
export async function checkDataFolder(wanted = '') {
  const folder = wanted === '' ? join(root, '.foyer') : resolve(wanted);
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
    return folder;
  } catch (error) {
    throw new UserError(
      `The data folder ${folder} cannot be written (${error.code}): make it writable, or choose another with DATA_DIR=<folder> npm start.`,
    );
  }
}

/** Creates one folder at a time: `mkdir` with `recursive` hangs where the system allows no folder, such as below /proc. */
async function makeFolder(folder) {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
}
