import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { packageFile } from '../../process/packageFile';
import { onceForAllWorkers } from './onceForAllWorkers';
import { TEST_PASSWORD_COST } from './testDatabases';

const run = promisify(execFile);

/** Builds the program from the sources, once for all tests. */
const builtOnce = async (): Promise<string> => {
  const outDir = packageFile('reports', `built-${inject('sharedFolder').split('-').at(-1)}`);
  await onceForAllWorkers('build', async () => {
    await run(packageFile('node_modules', '.bin', 'tsup'), ['--out-dir', outDir], {
      cwd: packageFile(),
    });
  });
  return join(outDir, 'main.js');
};

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Each worker looks for ports of its own. */
const FIRST_PORT = 4460 + 200 * Number(process.env['VITEST_POOL_ID'] ?? 0);

/** A free port whose next one is free too, for the card provider. */
export const twoFreePorts = async (from = FIRST_PORT): Promise<number> =>
  (await isFree(from)) && (await isFree(from + 1)) ? from : twoFreePorts(from + 2);

/** A sandbox in a process of its own. */
export interface SandboxProcess {
  url: string;
  pid: number;
  /** Everything that the process wrote to its output. */
  output: () => string;
  /** Sends SIGKILL. */
  kill: () => Promise<void>;
  /** Sends SIGINT, as Ctrl-C does. */
  stop: () => Promise<number | null>;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', (code) => resolve(code)));

/** Starts the program without waiting until it is ready. */
export const spawnSandbox = async (env: Record<string, string>) => {
  const main = await builtOnce();
  const child = spawn(process.execPath, [main], {
    env: { PASSWORD_COST: String(TEST_PASSWORD_COST), ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  return { child, output: () => text, ended: () => ended(child) };
};

/** Starts the program and waits until it is ready. */
export const startSandboxProcess = async (
  env: Record<string, string> & { PORT: string },
): Promise<SandboxProcess> => {
  const { child, output } = await spawnSandbox(env);
  for (let wait = 0; wait < 600 && !output().includes('Foyer is ready'); wait += 1) {
    if (child.exitCode !== null) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended(child);
  };
  return {
    url: `http://localhost:${env.PORT}`,
    pid: child.pid ?? 0,
    output,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
};
