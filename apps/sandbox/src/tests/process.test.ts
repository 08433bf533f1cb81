import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copySeeded, type TestData } from './support/testSandbox';
import { Visitor } from './support/Visitor';
import { spawnSandbox, startSandboxProcess, twoFreePorts } from './support/sandboxProcess';

describe('the process', () => {
  let data: TestData;
  let port: number;
  beforeAll(async () => {
    data = await copySeeded('pglite');
    port = await twoFreePorts();
  });
  afterAll(() => rm(data.dataDir, { recursive: true, force: true }));

  const env = (change: Record<string, string> = {}) => ({
    PORT: String(port),
    DATA_DIR: data.dataDir,
    ...change,
  });
  const outcome = async (change: Record<string, string>) => {
    const { output, ended } = await spawnSandbox(env(change));
    return { code: await ended(), output: output().trim() };
  };

  test('the program prints the console’s address last and stops on SIGTERM', async () => {
    const sandbox = await startSandboxProcess(env());
    expect(sandbox.output().trim().split('\n').at(-1)).toBe(
      `Foyer is ready: http://localhost:${port}/sandbox`,
    );
    expect((await fetch(`${sandbox.url}/sandbox`)).status).toBe(200);
    expect(await sandbox.stop()).toBe(0);
    await expect(fetch(`${sandbox.url}/sandbox`)).rejects.toThrow('fetch failed');
  });

  test('the program creates its database, seeds it and answers within 600 MB', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'foyer-empty-'));
    const sandbox = await startSandboxProcess(env({ DATA_DIR: empty }));
    const visitor = await new Visitor(sandbox).signUp();
    for (let request = 0; request < 300; request += 1)
      expect((await visitor.call('GET', '/api/dashboard')).status).toBe(200);
    const status = await readFile(`/proc/${sandbox.pid}/status`, 'utf8');
    await sandbox.stop();
    await rm(empty, { recursive: true });
    expect(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1])).toBeLessThan(600_000);
  });

  test('the program says in one sentence that the port is taken', async () => {
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(port, () => resolve()));
    const { code, output } = await outcome({});
    await new Promise((resolve) => squatter.close(resolve));
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is taken; stop what uses it or set PORT to another.`);
  });

  test('the program says in one sentence that the card provider’s port is taken', async () => {
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(port + 1, () => resolve()));
    const { code, output } = await outcome({});
    await new Promise((resolve) => squatter.close(resolve));
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port + 1} is taken; stop what uses it or set PORT to another.`);
  });

  test('the program says in one sentence that this Node.js is too old', async () => {
    const { code, output } = await outcome({ NODE_OPTIONS: '--no-experimental-sqlite' });
    expect(code).toBe(1);
    expect(output).toMatch(/^The sandbox needs Node\.js 22\.18 or newer, and this is v[\d.]+;.*$/);
  });

  test('the program says in one sentence that the database server is unreachable', async () => {
    const { code, output } = await outcome({ DATABASE_URL: 'postgres://foyer@127.0.0.1:1/none' });
    expect(code).toBe(1);
    expect(output).toMatch(/^The database named by DATABASE_URL cannot be used: .+\.$/);
  });

  test('the program says in one sentence that another process uses the data folder', async () => {
    const sandbox = await startSandboxProcess(env());
    const { code, output } = await outcome({ PORT: String(await twoFreePorts(port + 2)) });
    await sandbox.stop();
    expect(code).toBe(1);
    expect(output).toBe(
      `The data folder ${data.dataDir} is in use by another Foyer; stop it or set DATA_DIR.`,
    );
  });

  test('the program takes over the lock of a killed process', async () => {
    const killed = await startSandboxProcess(env());
    await killed.kill();
    expect(await readFile(join(data.dataDir, 'lock'), 'utf8')).not.toBe('');
    const again = await startSandboxProcess(env());
    expect((await fetch(`${again.url}/sandbox`)).status).toBe(200);
    await again.stop();
  });

  test('the program says in one sentence that the data folder is not writable', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-file-'));
    const file = join(folder, 'not-a-folder');
    await writeFile(file, '');
    const { code, output } = await outcome({ DATA_DIR: join(file, 'data') });
    await rm(folder, { recursive: true });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^There is a file where the data folder belongs, .*not-a-folder: .*set DATA_DIR/,
    );
  });

  test('the program says in one sentence that a setting is invalid', async () => {
    const { code, output } = await outcome({ PORT: 'eighty' });
    expect(code).toBe(1);
    expect(output).toBe('PORT is "eighty", which is not a port number between 1 and 65534.');
  });
});
