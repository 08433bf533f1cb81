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

/** Bundles the provider into one file that Node runs by itself. */
export async function bundleProvider(folder: string): Promise<string> {
  const outfile = join(folder, 'provider.mjs');
  await build({
    entryPoints: [new URL('providerProcess.ts', import.meta.url).pathname],
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
  provider: CardProvider;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const isProvider = (value: unknown): value is CardProvider =>
  typeof value === 'object' && value !== null && 'secretKey' in value;

const dead = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts the bundled provider over a folder and waits until it answers. */
export async function startProcess(
  file: string,
  folder: string,
  webhookUrl: string,
): Promise<ProviderProcess> {
  const child = spawn(process.execPath, [file, folder, webhookUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await dead(child);
  };
  onTestFinished(kill);
  for await (const line of createInterface({ input: child.stdout })) {
    const provider: unknown = JSON.parse(line);
    if (isProvider(provider)) return { provider, kill };
  }
  throw new Error('The provider did not start');
}
