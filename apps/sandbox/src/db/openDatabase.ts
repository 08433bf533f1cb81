import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { reasonOf } from '../process/explainStartError';
import { explainFullDisk, START_AFRESH } from '../process/openDataFolder';
import { packageFile } from '../process/packageFile';
import { StartFailure } from '../process/StartFailure';
import { createDatabaseFolder } from './createDatabaseFolder';
import { PreparedPGlite } from './PreparedPGlite';
import { makeKeyedLock, type WithLock } from './keyedLock';
import { migrateServer } from './migrateServer';

/** A database or a transaction in it: the same queries run on both. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database with its migrations applied. */
export interface OpenDatabase {
  db: Db;
  withLock: WithLock;
  close: () => Promise<void>;
}

const migrationsFolder = packageFile('drizzle');

/**
 * V8 compiles the database with its quick compiler only. The optimising one needs 600 MB and three seconds for one function
 * of it, and prepared statements gain little from that.
 */
const quickCompiler = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** The default cache of 128 MB is for a server. */
const smallCache = 'shared_buffers=16MB';
const embeddedOptions = {
  startParams: [...PGlite.defaultStartParams, '-c', smallCache],
  initDbStartParams: ['--set', smallCache],
};

/** Where to open the database, and what follows it. */
interface DatabaseOptions {
  databaseUrl: string | null;
  dataDir: string | null;
  /** A data folder to start from, as `PGlite.dumpDataDir` makes it. */
  snapshot?: Blob;
  /** Gets the text of each statement before it runs. */
  onStatement?: (text: string) => void;
}

const loggerOf = ({ onStatement }: DatabaseOptions) =>
  onStatement ? { logger: { logQuery: onStatement } } : {};

/** PGlite says no more than that it was aborted, whichever file is missing or damaged; nobody can use its words. */
const damaged = (folder: string, error: unknown): StartFailure => {
  const reason = reasonOf(error).replace(/\.$/, '');
  const told = reason.startsWith('Aborted(') ? '' : ` (${reason})`;
  return new StartFailure(
    `The database ${folder} cannot be opened, because files of it are missing or damaged${told}: put them back from a copy, ${START_AFRESH}.`,
  );
};

const openEmbedded = async (options: DatabaseOptions): Promise<OpenDatabase> => {
  const folder = options.dataDir ? join(options.dataDir, 'database') : null;
  for (const flag of quickCompiler) setFlagsFromString(flag);
  if (folder) await createDatabaseFolder(folder, quickCompiler, embeddedOptions);
  try {
    const client = new PreparedPGlite({
      ...embeddedOptions,
      ...(folder ? { dataDir: folder } : {}),
      ...(options.snapshot ? { loadDataDir: options.snapshot } : {}),
    });
    await client.waitReady;
    const db = drizzlePglite({ client, ...loggerOf(options) });
    await migratePglite(db, { migrationsFolder });
    return { db, withLock: makeKeyedLock(null), close: () => client.close() };
  } catch (error) {
    if (!folder) throw error;
    const explained = await explainFullDisk(folder, error);
    throw explained === error ? damaged(folder, error) : explained;
  }
};

const QUERY_CONNECTIONS = 12;
/**
 * How many buyers a process serves at once: a lock keeps its connection while its work waits for the card provider.
 * They close when nobody needs them.
 */
const LOCK_CONNECTIONS = 32;

const openServer = async (url: string, options: DatabaseOptions): Promise<OpenDatabase> => {
  const client = postgres(url, { max: QUERY_CONNECTIONS, onnotice: () => undefined });
  const db = drizzlePostgres({ client, ...loggerOf(options) });
  try {
    await migrateServer(db, migrationsFolder);
  } catch (error) {
    await client.end({ timeout: 1 });
    throw new StartFailure(
      `The database named by DATABASE_URL cannot be used: ${reasonOf(error).replace(/\.$/, '')}.`,
    );
  }
  const locks = postgres(url, { max: LOCK_CONNECTIONS, idle_timeout: 30 });
  return {
    db,
    withLock: makeKeyedLock(locks),
    close: async () => {
      await locks.end({ timeout: 2 });
      await client.end({ timeout: 2 });
    },
  };
};

/**
 * Opens the database and brings its tables up to date: PostgreSQL where an address is given, else
 * the embedded one in the data folder, or in memory.
 *
 * @throws StartFailure when the server cannot be reached
 */
export const openDatabase = (options: DatabaseOptions): Promise<OpenDatabase> =>
  options.databaseUrl ? openServer(options.databaseUrl, options) : openEmbedded(options);
