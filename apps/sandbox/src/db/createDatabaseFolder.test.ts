import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabaseFolder } from './createDatabaseFolder';

describe('the folder of a new embedded database', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'foyer-create-'));
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  const create = () => createDatabaseFolder(join(parent, 'database'), [], {});

  test('appears when it is complete, and what a killed start left behind goes', async () => {
    const leftover = join(parent, 'database.unfinished-1');
    await mkdir(leftover);
    await writeFile(join(leftover, 'PG_VERSION'), '');
    await create();
    expect(await readdir(parent)).toEqual(['database']);
    expect(existsSync(join(parent, 'database', 'PG_VERSION'))).toBe(true);
  });

  test('appears although the process of a killed start still writes for a moment', async () => {
    const leftover = join(parent, 'database.unfinished-1');
    const writes = `
      const { mkdirSync, writeFileSync } = require('node:fs');
      const folder = process.argv[1];
      const end = Date.now() + 1_500;
      for (let n = 0; Date.now() < end; n += 1) {
        mkdirSync(folder + '/base', { recursive: true });
        try { writeFileSync(folder + '/base/' + n, ''); } catch {}
        if (n === 0) console.log('writes');
      }`;
    const writer = spawn(process.execPath, ['-e', writes, leftover]);
    await once(writer.stdout, 'data');
    await create();
    expect(existsSync(join(parent, 'database', 'PG_VERSION'))).toBe(true);
    if (writer.exitCode === null) await once(writer, 'exit');
  });

  test('is left alone when it holds anything', async () => {
    await mkdir(join(parent, 'database'));
    await writeFile(join(parent, 'database', 'notes'), 'kept');
    await create();
    expect(await readdir(join(parent, 'database'))).toEqual(['notes']);
    expect(await readFile(join(parent, 'database', 'notes'), 'utf8')).toBe('kept');
  });

  test('is refused in one sentence that names it when it cannot be created', async () => {
    const blocked = createDatabaseFolder(join(parent, 'database'), ['--no-such-flag'], {});
    await expect(blocked).rejects.toThrow(/^The database .*database cannot be created: [^\n]+\.$/);
  });
});
