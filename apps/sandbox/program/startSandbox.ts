import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startCardProvider } from '@foyer/card-provider';
import { Shutdown } from '../src/process/Shutdown';
import { portError } from '../src/process/listen';
import { lockDataFolder } from '../src/process/lockDataFolder';
import type { SandboxConfig } from '../src/process/readConfig';
import { requireNode } from '../src/process/requireNode';
import type { CardProviderAddress } from '../src/services/card-provider/connectCardProvider';
import { startBackend, type BackendOptions, type RunningBackend } from '../src/startBackend';

/** Options of a sandbox. Defaults are those of `npm start`, but data stays in memory. */
export interface SandboxOptions
  extends Omit<BackendOptions, 'cardProvider'>, Partial<Pick<SandboxConfig, 'reset'>> {
  /** The card provider to use; by default the simulator is started. */
  cardProvider?: CardProviderAddress | null;
  /** Port of the simulator; by default the next one, or any when `port` is 0. */
  cardProviderPort?: number;
}

/** A running sandbox. */
export interface Sandbox extends RunningBackend {
  /** The card provider, so that another process can share it. */
  cardProvider: CardProviderAddress;
}

const openDataFolder = async (
  { dataDir = null, reset = false }: SandboxOptions,
  shutdown: Shutdown,
): Promise<string | null> => {
  if (dataDir === null) return null;
  shutdown.add(await lockDataFolder(dataDir));
  if (reset)
    for (const name of ['database', 'card-provider'])
      await rm(join(dataDir, name), { recursive: true, force: true });
  return dataDir;
};

const startSimulator = async (
  { port: ownPort = 0, host, cardProviderPort }: SandboxOptions,
  dataDir: string | null,
  shutdown: Shutdown,
): Promise<CardProviderAddress> => {
  const port = cardProviderPort ?? (ownPort === 0 ? 0 : ownPort + 1);
  const { origin, secretKey, publishableKey, close } = await startCardProvider({
    port,
    ...(host ? { host } : {}),
    ...(dataDir ? { dataDir: join(dataDir, 'card-provider') } : {}),
  }).catch((error: unknown) => {
    throw error instanceof Error ? portError(error, port) : error;
  });
  shutdown.add(close);
  return { origin, secretKey, publishableKey, webhookSecret: null };
};

const start = async (options: SandboxOptions, shutdown: Shutdown): Promise<Sandbox> => {
  requireNode();
  const dataDir = await openDataFolder(options, shutdown);
  const cardProvider = options.cardProvider ?? (await startSimulator(options, dataDir, shutdown));
  const backend = await startBackend({ ...options, dataDir, cardProvider });
  return {
    ...backend,
    cardProvider: { ...cardProvider, webhookSecret: backend.backend.cardProvider.webhookSecret },
    close: async () => {
      await backend.close();
      await shutdown.run();
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
  const shutdown = new Shutdown();
  try {
    return await start(options, shutdown);
  } catch (error) {
    await shutdown.run();
    throw error;
  }
};
