import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installLocked } from './installLocked.mjs';

let folder;
let env;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-locked-'));
  env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  await mkdir(join(folder, 'bin'));
  await lock('1.0.0');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file, value) => writeFile(join(folder, file), JSON.stringify(value));

/** A folder whose manifest asks for 1.0.0 of a package. */
async function lock(version) {
  await write('package.json', { dependencies: { tool: '1.0.0' } });
  await write('package-lock.json', { packages: { '': { dependencies: { tool: version } } } });
}

/** Puts a program in npm's place that notes the arguments of each run. */
const standInNpm = (script) =>
  writeFile(join(folder, 'bin/npm'), `#!/bin/sh\necho "$@" >> runs\n${script}\n`, { mode: 0o755 });
const runs = async () => (await readFile(join(folder, 'runs'), 'utf8')).trim().split('\n');

it('runs no script of a package', async () => {
  await standInNpm('exit 0');
  await installLocked(folder, { env });
  expect(await runs()).toEqual([expect.stringMatching(/^install .*--ignore-scripts/)]);
});

it('begins a download again that stalls', async () => {
  await standInNpm('[ -e begun ] || { touch begun; exec sleep 60; }');
  await installLocked(folder, { env, limitSeconds: 1 });
  expect(await runs()).toHaveLength(2);
});

it('gives up a download that always stalls, and says what to check', async () => {
  await standInNpm('exec sleep 60');
  await expect(installLocked(folder, { env, limitSeconds: 1 })).rejects.toThrow(
    'npm did not get pnpm from the package registry in 1 s, 2 times',
  );
  expect(await runs()).toHaveLength(2);
});

it('does not ask again for a package whose hash is wrong', async () => {
  await standInNpm('echo EINTEGRITY; exit 1');
  await expect(installLocked(folder, { env })).rejects.toThrow('so nothing of it was run');
  expect(await runs()).toHaveLength(1);
});

it('installs nothing while the manifest and the lock file name different versions', async () => {
  await standInNpm('exit 0');
  await lock('2.0.0');
  await expect(installLocked(folder, { env })).rejects.toThrow(
    'package.json and package-lock.json name different versions',
  );
  await expect(runs()).rejects.toThrow('ENOENT');
});
