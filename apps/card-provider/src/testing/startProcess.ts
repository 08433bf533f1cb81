import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';
import type { CardProvider } from '../startCardProvider';

/** A folder of one test's own, gone when the test is. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'card-provider-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Bundles the program into one file that Node runs without a build. */
export async function bundleProgram(folder: string): Promise<string> {
  const outfile = join(folder, 'main.mjs');
  await build({
    entryPoints: [new URL('../main.ts', import.meta.url).pathname],
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    outfile,
  });
  return outfile;
}

export interface ProviderProcess {
  /** Where the provider is reached, and its keys, as the program prints them. */
  provider: Omit<CardProvider, 'close'>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts the bundled program over a data folder and waits until it has printed its keys. */
export async function startProcess(file: string, folder: string): Promise<ProviderProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await exited(child);
  };
  onTestFinished(kill);
  const printed = new Map<string, string>();
  for await (const line of createInterface({ input: child.stdout })) {
    const [name = '', value = ''] = line.split('=');
    printed.set(name, value);
    const origin = printed.get('STRIPE_API_ORIGIN');
    const secretKey = printed.get('STRIPE_SECRET_KEY');
    const publishableKey = printed.get('STRIPE_PUBLISHABLE_KEY');
    if (origin && secretKey && publishableKey)
      return { provider: { origin, secretKey, publishableKey }, kill };
  }
  throw new Error('The card provider did not start.');
}
