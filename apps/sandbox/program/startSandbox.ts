import { join } from 'node:path';
import { startCardProvider, UnusableBooks } from '@foyer/card-provider';
import { hasCustomers } from '../src/db/hasCustomers';
import { openDatabase } from '../src/db/openDatabase';
import { Shutdown } from '../src/process/Shutdown';
import { LOOPBACK, refusePublicTestCards } from '../src/process/exposure';
import { portError } from '../src/process/listen';
import { StartFailure } from '../src/process/StartFailure';
import { afterSeeding } from '../src/scenarios/seed';
import {
  explainFullDisk,
  openDataFolder,
  START_AFRESH,
  type DataFolder,
} from '../src/process/openDataFolder';
import type { SandboxConfig } from '../src/process/readConfig';
import { requireNode } from '../src/process/requireNode';
import type { CardProviderAddress } from '../src/services/card-provider/connectCardProvider';
import { startBackend, type BackendOptions, type RunningBackend } from '../src/startBackend';

/** Options of a sandbox. Defaults are those of `npm start`, but data stays in memory. */
export interface SandboxOptions
  extends
    Omit<BackendOptions, 'cardProvider' | 'books' | 'beforeAnswering'>,
    Partial<Pick<SandboxConfig, 'reset'>> {
  /** The card provider to use; by default the simulator is started. */
  cardProvider?: CardProviderAddress | null;
  /** Port of the simulator; by default the next one, or any when `port` is 0. */
  cardProviderPort?: number;
  /** How long the simulator keeps the invoice of a renewal as a draft; by default it charges it at once. */
  renewalDraftSeconds?: number;
}

/** A running sandbox. */
export interface Sandbox extends RunningBackend {
  /** The card provider, so that another process can share it. */
  cardProvider: CardProviderAddress;
}

const hasCustomersAt = async (databaseUrl: string | null): Promise<boolean> => {
  if (databaseUrl === null) return false;
  const { db, close } = await openDatabase({ databaseUrl, dataDir: null });
  try {
    return await afterSeeding(db, hasCustomers);
  } finally {
    await close();
  }
};

/** The data folder, opened and locked; null when everything stays in memory. */
const openFolder = async (
  { dataDir = null, reset = false, databaseUrl = null, cardProvider = null }: SandboxOptions,
  shutdown: Shutdown,
): Promise<DataFolder | null> => {
  if (dataDir === null) return null;
  const folder = await openDataFolder(dataDir, {
    reset,
    hasDatabase: databaseUrl === null,
    hasBooks: cardProvider === null,
    hasCustomers: () => hasCustomersAt(databaseUrl),
  });
  shutdown.add(folder.release);
  return folder;
};

const startSimulator = async (
  { port: ownPort = 0, host, cardProviderPort, renewalDraftSeconds = 0 }: SandboxOptions,
  dataDir: string | null,
  shutdown: Shutdown,
): Promise<CardProviderAddress> => {
  const port = cardProviderPort ?? (ownPort === 0 ? 0 : ownPort + 1);
  const { origin, secretKey, publishableKey, close } = await startCardProvider({
    port,
    renewalDraftSeconds,
    ...(host ? { host } : {}),
    ...(dataDir ? { dataDir: join(dataDir, 'card-provider') } : {}),
  }).catch((error: unknown) => {
    if (error instanceof UnusableBooks)
      throw new StartFailure(`${error.message} Put them back from a copy, ${START_AFRESH}.`);
    throw error instanceof Error ? portError(error, port) : error;
  });
  shutdown.add(close);
  return { origin, secretKey, publishableKey, webhookSecret: null };
};

const start = async (options: SandboxOptions, shutdown: Shutdown): Promise<Sandbox> => {
  requireNode();
  refusePublicTestCards({
    host: options.host ?? null,
    publicUrl: options.publicUrl ?? `http://${LOOPBACK}`,
    cardProvider: options.cardProvider ?? null,
    testPayments: options.testPayments ?? false,
  });
  const folder = await openFolder(options, shutdown);
  const dataDir = options.dataDir ?? null;
  const cardProvider = options.cardProvider ?? (await startSimulator(options, dataDir, shutdown));
  const backend = await startBackend({
    ...options,
    dataDir,
    cardProvider,
    books: folder?.books ?? null,
    beforeAnswering: async () => folder?.endStart(),
  });
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
 * @throws StartFailure when a port is taken, the data folder cannot be used, or others could pay with a test card
 */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const shutdown = new Shutdown();
  try {
    return await start(options, shutdown);
  } catch (error) {
    await shutdown.run();
    throw await explainFullDisk(options.dataDir ?? null, error);
  }
};
