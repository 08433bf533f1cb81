import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startCardProvider } from '@foyer/card-provider';
import { Shutdown } from '../src/process/Shutdown';
import { portError } from '../src/process/listen';
import { lockDataFolder } from '../src/process/lockDataFolder';
import type { SandboxConfig } from '../src/process/readConfig';
import { requireNode } from '../src/process/requireNode';
import type { CardProviderAddress } from '../src/services/provider/connectCardProvider';
import { startBackend, type BackendOptions, type RunningBackend } from '../src/startBackend';

/** How a sandbox is started; what is left out is as for `npm start`, but in memory. */
export interface SandboxOptions
  extends Omit<BackendOptions, 'cardProvider'>, Partial<Pick<SandboxConfig, 'reset'>> {
  /** The card provider to use; by default the simulator is started. */
  cardProvider?: CardProviderAddress | null;
  /** Port of the simulator; by default the next one, or any when `port` is 0. */
  cardProviderPort?: number;
}

/** A sandbox that is running. */
export interface Sandbox extends RunningBackend {
  /** The card provider, for another process that is to share it. */
  cardProvider: CardProviderAddress;
}

const openDataFolder = async (
  { dataDir = null, reset = false }: SandboxOptions,
  closing: Shutdown,
): Promise<string | null> => {
  if (dataDir === null) return null;
  closing.add(await lockDataFolder(dataDir));
  if (reset)
    for (const name of ['database', 'card-provider'])
      await rm(join(dataDir, name), { recursive: true, force: true });
  return dataDir;
};

const startSimulator = async (
  { port: ownPort = 0, host, cardProviderPort }: SandboxOptions,
  dataDir: string | null,
  closing: Shutdown,
): Promise<CardProviderAddress> => {
  const port = cardProviderPort ?? (ownPort === 0 ? 0 : ownPort + 1);
  const { origin, secretKey, publishableKey, close } = await startCardProvider({
    port,
    ...(host ? { host } : {}),
    ...(dataDir ? { dataDir: join(dataDir, 'card-provider') } : {}),
  }).catch((error: unknown) => {
    throw error instanceof Error ? portError(error, port) : error;
  });
  closing.add(close);
  return { origin, secretKey, publishableKey, webhookSecret: null };
};

const start = async (options: SandboxOptions, closing: Shutdown): Promise<Sandbox> => {
  requireNode();
  const dataDir = await openDataFolder(options, closing);
  const cardProvider = options.cardProvider ?? (await startSimulator(options, dataDir, closing));
  const backend = await startBackend({ ...options, dataDir, cardProvider });
  return {
    ...backend,
    cardProvider: { ...cardProvider, webhookSecret: backend.backend.payments.webhookSecret },
    close: async () => {
      await backend.close();
      await closing.run();
    },
  };
};

/**
 * Starts the whole sandbox: the card provider's simulator, unless another provider is named, and the
 * backend, which uses it over HTTP.
 *
 * @throws StartFailure when a port is taken or the data folder cannot be used
 */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const closing = new Shutdown();
  try {
    return await start(options, closing);
  } catch (error) {
    await closing.run();
    throw error;
  }
};
