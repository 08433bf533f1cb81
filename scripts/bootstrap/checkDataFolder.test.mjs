import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkDataFolder } from './checkDataFolder.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-data-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('creates a data folder that does not exist, and leaves it empty', async () => {
  const wanted = join(folder, 'new/data');
  await expect(checkDataFolder(wanted)).resolves.toBe(wanted);
  expect(existsSync(wanted)).toBe(true);
  expect(await readdir(wanted)).toEqual([]);
});

it('reports in one sentence that the data folder cannot be written', async () => {
  const wanted = join(folder, 'file');
  await writeFile(wanted, 'in the way');
  await expect(checkDataFolder(wanted)).rejects.toThrow(
    `The data folder ${wanted} cannot be written (ENOTDIR)`,
  );
});
