import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { reasonOf } from '../process/explainStartError';
import { explainFullDisk, REMOVAL } from '../process/openDataFolder';
import { packageFile } from '../process/packageFile';
import { StartFailure } from '../process/StartFailure';

const run = promisify(execFile);

const isEmpty = async (folder: string): Promise<boolean> =>
  !existsSync(folder) || (await readdir(folder)).length === 0;

/** The line of the output that names the error, such as `Error: ENOSPC: no space left on device`. */
const lastErrorOf = (error: unknown): string => {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const named = output.split('\n').find((line) => /Error\b.*: /.test(line));
  return (named ?? reasonOf(error)).trim();
};

/**
 * Creates an embedded database if the folder is empty or missing. It is made in a folder beside it and moved when it is
 * complete, so that a killed start leaves no half of one. Another process makes it, because this takes 500 MB, which V8 would
 * keep.
 * @param flags for Node.js
 * @param options of PGlite
 * @throws StartFailure when the folder cannot be written to
 */
export const createDatabaseFolder = async (
  folder: string,
  flags: readonly string[],
  options: object,
): Promise<void> => {
  if (!(await isEmpty(folder))) return;
  const parent = dirname(folder);
  await mkdir(parent, { recursive: true });
  const unfinished = `${basename(folder)}.unfinished-`;
  for (const name of await readdir(parent))
    if (name.startsWith(unfinished)) await rm(join(parent, name), REMOVAL);
  const made = join(parent, `${unfinished}${process.pid}`);
  const program = packageFile('src', 'db', 'createDatabase.mjs');
  await run(process.execPath, [...flags, program, made, JSON.stringify(options)]).catch(
    async (error: unknown) => {
      const explained = await explainFullDisk(parent, error);
      throw explained === error
        ? new StartFailure(`The database ${folder} cannot be created: ${lastErrorOf(error)}.`)
        : explained;
    },
  );
  await rm(folder, REMOVAL);
  await rename(made, folder);
};
