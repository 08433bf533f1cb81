import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installWorkspace } from './ensureWorkspace.mjs';

let folder;
let env;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-workspace-'));
  env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
});
afterEach(() => rm(folder, { recursive: true }));

/** Puts a program in pnpm's place that notes the arguments of each run. */
const standInPnpm = (script) =>
  writeFile(join(folder, 'pnpm'), `#!/bin/sh\necho "$@" >> ${folder}/runs\n${script}\n`, {
    mode: 0o755,
  });

it('installs the versions of the lock file and no other', async () => {
  await standInPnpm('exit 0');
  await installWorkspace(env);
  const runs = (await readFile(join(folder, 'runs'), 'utf8')).trim().split('\n');
  expect(runs).toEqual([expect.stringMatching(/^install .*--frozen-lockfile/)]);
});

it('says what to do where the lock file does not fit', async () => {
  await standInPnpm('echo ERR_PNPM_OUTDATED_LOCKFILE; exit 1');
  await expect(installWorkspace(env)).rejects.toThrow('run `pnpm install`, then try again');
});
