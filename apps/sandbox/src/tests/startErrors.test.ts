import { spawn } from 'node:child_process';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startSandbox } from '../../program/startSandbox';
import { explainStartError } from '../process/explainStartError';
import { startSandboxProcess, twoFreePorts } from './support/sandboxProcess';
import { copySeeded } from './support/testSandbox';
import { Visitor } from './support/Visitor';

/** Why a start fails, as the program says it. */
const reasonOf = async (dataDir: string): Promise<string> => {
  try {
    const sandbox = await startSandbox({ port: 0, dataDir });
    await sandbox.close();
    return 'it started';
  } catch (error) {
    return explainStartError(error);
  }
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const seeded = async (): Promise<void> => {
  const { dataDir } = await copySeeded('pglite');
  await rm(folder, { recursive: true });
  await rename(dataDir, folder);
};

const inside = (...path: string[]): string => join(folder, ...path);

/** Puts a file or a folder where the other is expected. */
const swap = async (path: string, put: (path: string) => Promise<unknown>): Promise<void> => {
  await rm(path, { recursive: true, force: true });
  await put(path);
};

const truncateAll = async (path: string): Promise<void> => {
  for (const name of await readdir(path)) await truncate(join(path, name), 100);
};

describe('a start says in one sentence which file is damaged, and the way out', () => {
  const reset = /, or start again with empty data: `npm start -- --reset` deletes what is left\.$/;

  test.each([
    [
      'database/global/pg_control is missing',
      () => rm(inside('database/global/pg_control')),
      'database',
    ],
    [
      'database/global/pg_control is short',
      () => truncate(inside('database/global/pg_control'), 10),
      'database',
    ],
    ['the tables are gone', () => rm(inside('database/base'), { recursive: true }), 'database'],
    ['the tables are short', () => truncateAll(inside('database/base/5')), 'database'],
    ['the log is missing', () => rm(inside('database/pg_wal'), { recursive: true }), 'database'],
    ['PG_VERSION is odd', () => writeFile(inside('database/PG_VERSION'), 'x'), 'database'],
    [
      'the database is a file',
      () => swap(inside('database'), (path) => writeFile(path, '')),
      'database',
    ],
    [
      'the books are not a database',
      () => writeFile(inside('card-provider/card-provider.sqlite'), 'x'.repeat(5000)),
      'card-provider/card-provider.sqlite',
    ],
    [
      'the books are short',
      () => truncate(inside('card-provider/card-provider.sqlite'), 20_000),
      'card-provider/card-provider.sqlite',
    ],
    [
      'the books are a folder',
      () => swap(inside('card-provider/card-provider.sqlite'), (path) => mkdir(path)),
      'card-provider/card-provider.sqlite',
    ],
    [
      'the books are a file',
      () => swap(inside('card-provider'), (path) => writeFile(path, '')),
      'card-provider',
    ],
  ])('when %s', async (_what, damage, named) => {
    await seeded();
    await damage();
    const reason = await reasonOf(folder);
    expect(reason).toContain(` ${inside(named)} `);
    expect(reason).toMatch(reset);
    expect(reason).not.toMatch(/\n|\[object|ASSERTIONS/);
  });

  test('when the lock is a folder', async () => {
    await mkdir(inside('lock'));
    expect(await reasonOf(folder)).toBe(
      `The lock ${inside('lock')} is a folder: remove it, then start again.`,
    );
  });

  test('when the data folder is a file', async () => {
    await writeFile(inside('file'), '');
    expect(await reasonOf(inside('file'))).toBe(
      `There is a file where the data folder belongs, ${inside('file')}: remove it, or set DATA_DIR to another folder.`,
    );
  });

  test('when the system allows no data folder', async () => {
    expect(await reasonOf('/proc/foyer')).toBe(
      'Foyer can’t write to the data folder /proc/foyer: the system allows no folder there. Fix that, or set DATA_DIR to another folder.',
    );
  });

  test('when the disk is full', async () => {
    // The start writes a file of this name; the device behind it is always full.
    await symlink('/dev/full', inside(`.write-test-${process.pid}`));
    expect(await reasonOf(folder)).toBe(
      `Foyer can’t write to the data folder ${folder}: its disk is full. Fix that, or set DATA_DIR to another folder.`,
    );
  });
});

describe('what people have stored', () => {
  /** The permissions of a folder and everything in it that others than its owner have. */
  const openToOthers = async (path: string): Promise<string[]> => {
    const { mode } = await stat(path);
    const own = mode & 0o077 ? [`${path} ${(mode & 0o777).toString(8)}`] : [];
    const names = await readdir(path).catch(() => []);
    return [
      ...own,
      ...(await Promise.all(names.map((name) => openToOthers(join(path, name))))).flat(),
    ];
  };

  test('is readable by its owner only, and what an earlier version left is closed', async () => {
    await seeded();
    await chmod(folder, 0o755);
    await chmod(inside('database'), 0o755);
    await chmod(inside('card-provider/card-provider.sqlite'), 0o644);
    const port = await twoFreePorts();
    const sandbox = await startSandboxProcess({ PORT: String(port), DATA_DIR: folder });
    await new Visitor(sandbox).signUp();
    expect(await openToOthers(folder)).toEqual([]);
    await sandbox.stop();
  });

  test('of somebody else in the same folder stays as it is', async () => {
    await chmod(folder, 0o755);
    await writeFile(inside('a letter'), '', { mode: 0o644 });
    const sandbox = await startSandbox({ port: 0, dataDir: folder, seeds: false });
    await sandbox.close();
    expect((await stat(inside('a letter'))).mode & 0o777).toBe(0o644);
    expect((await stat(folder)).mode & 0o777).toBe(0o755);
  });
});

test.each(['', '0', '0 0', '-1', 'x'])('a start replaces a lock that holds “%s”', async (held) => {
  await seeded();
  await writeFile(inside('lock'), held);
  expect(await reasonOf(folder)).toBe('it started');
});

test('a start replaces the lock of a killed process whose parent has not noticed', async () => {
  await seeded();
  // The shell becomes a program that never asks for its child, before the child ends.
  const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60']);
  onTestFinished(() => void parent.kill());
  const pid = await new Promise<string>((resolve) => {
    parent.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  const fieldsOf = async () =>
    (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/.*\) /, '').split(' ');
  await vi.waitFor(async () => expect((await fieldsOf())[0]).toBe('Z'), { timeout: 20_000 });
  await writeFile(inside('lock'), `${pid} ${(await fieldsOf())[19]}`);
  expect(await reasonOf(folder)).toBe('it started');
});
