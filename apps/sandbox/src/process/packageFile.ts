import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isOurs = (folder: string): boolean => {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"@foyer/sandbox"');
};

const findRoot = (folder: string): string => {
  if (isOurs(folder)) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The files of @foyer/sandbox were not found.');
  return findRoot(parent);
};

const root = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The absolute path of a file of this package, for sources and build. */
export const packageFile = (...path: string[]): string => join(root, ...path);
