import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../sandbox/dist/main.js', import.meta.url));
const READY = 'Foyer is ready';
/** Long, because a cold machine seeds sixteen venues with their histories. */
const START_LIMIT_MS = 240_000;

/** A test's own sandbox: the real process on free ports with its own data folder. */
export interface SandboxProcess {
  url: string;
  /** Stops it with SIGTERM. */
  stop(): Promise<void>;
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same ports and data. */
  restart(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * Two neighbouring free ports: the sandbox's and the card provider's. They lie below the system's
 * ephemeral ports, so that they are still free after a restart.
 */
const freePorts = async (): Promise<number> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = 12_000 + 2 * Math.floor(Math.random() * 10_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error('No two neighbouring ports are free.');
};

const launch = (
  port: number,
  dataDir: string,
  options: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...options], {
      env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`No start in time.\n${output}`)),
      START_LIMIT_MS,
    );
    const hear = (data: Buffer) => {
      output += String(data);
      if (!output.includes(READY)) return;
      clearTimeout(timer);
      resolve(child);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The sandbox ended with ${code}.\n${output}`));
    });
  });

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'foyer-e2e-'));

/**
 * Seeds a data folder once for the whole run, because seeding takes most of a start.
 *
 * @returns the folder; every sandbox of the run starts with a copy of it
 */
export const seedTemplate = async (): Promise<string> => {
  const dataDir = await newFolder();
  const child = await launch(await freePorts(), dataDir);
  await end(child, 'SIGTERM');
  return dataDir;
};

/**
 * Starts a newly seeded sandbox on free ports with its own data folder.
 *
 * @param settings environment variables that differ; an empty `E2E_TEMPLATE` for data of its own
 */
export const startSandboxProcess = async (
  options: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<SandboxProcess> => {
  const port = await freePorts();
  const dataDir = await newFolder();
  const template = settings['E2E_TEMPLATE'] ?? process.env['E2E_TEMPLATE'];
  if (template) await cp(template, dataDir, { recursive: true });
  let child = await launch(port, dataDir, options, settings);
  return {
    url: `http://localhost:${port}`,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      child = await launch(port, dataDir, options, settings);
    },
    async dispose() {
      await end(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Gives a test its own sandbox, when it moves the clock or changes a person permanently. */
export const withSandbox = async (
  run: (sandbox: SandboxProcess) => Promise<void>,
): Promise<void> => {
  const sandbox = await startSandboxProcess();
  try {
    await run(sandbox);
  } finally {
    await sandbox.dispose();
  }
};
