import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where distributions put the server's programs, newest first. */
const folders = [18, 17, 16, 15, 14].map((major) => `/usr/lib/postgresql/${major}/bin`);

const findPrograms = (): string | null =>
  folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;

const isRoot = () => userInfo().uid === 0;

/** On Debian as root the server is installed where it is missing. */
const install = async (): Promise<string> => {
  if (!isRoot() || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      'PostgreSQL is not installed: install it, or set TEST_DATABASE_URL to an empty server.',
    );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-yq', '--no-install-recommends', 'postgresql'], {
    env,
    maxBuffer: 1e8,
  });
  const programs = findPrograms();
  if (!programs) throw new Error('PostgreSQL was installed but its programs were not found.');
  return programs;
};

/** The server refuses to run as root, so it runs as Debian's own user for it. */
const asServerUser = (program: string, args: string[]): [string, string[]] =>
  isRoot() ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];

const giveToServerUser = async (folder: string): Promise<void> => {
  if (!isRoot()) return;
  const { stdout } = await run('id', ['-u', 'postgres']);
  await chown(folder, Number(stdout), -1);
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A PostgreSQL server of the tests' own. */
export interface TestServer {
  /** Address of its maintenance database. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL server on a free port with its data in a temporary folder, installing it
 * first where it is missing. `TEST_DATABASE_URL` names a running one to use instead.
 */
export const startPostgres = async (): Promise<TestServer> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const programs = findPrograms() ?? (await install());
  const folder = await mkdtemp(join(tmpdir(), 'foyer-postgres-'));
  await giveToServerUser(folder);
  const data = join(folder, 'data');
  const call = (name: string, args: string[]) =>
    run(...asServerUser(join(programs, name), args), { cwd: tmpdir() });
  await call('initdb', ['-D', data, '-U', 'foyer', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const port = await freePort();
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=400`;
  await call('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  return {
    url: `postgres://foyer@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
