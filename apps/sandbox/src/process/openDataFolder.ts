import { existsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  open,
  readFile,
  readdir,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockDataFolder } from './lockDataFolder';
import { StartFailure } from './StartFailure';

/** Names the parts whose first start has not ended: nobody was served from them yet. */
const FIRST_START = 'first-start';

/** The parts of a data folder: the embedded database, and the books of the simulator. */
const parts = ['database', 'card-provider'] as const;

/** The process that creates a database writes for a moment after its start was killed, so a removal is tried for a minute. */
export const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 250 };

/** Whether Foyer keeps something of this name in its data folder. */
const isOwn = (name: string): boolean =>
  [...parts, 'lock', FIRST_START].includes(name) || name.startsWith('database.');

/** The data folder of this process, locked. */
export interface DataFolder {
  /** Whether the simulator's books are those of earlier starts; null for another card provider. */
  books: 'kept' | 'new' | null;
  /** Ends a start: the next one removes nothing. */
  endStart: () => Promise<void>;
  release: () => Promise<void>;
}

interface Wanted {
  /** Removes what the folder holds. */
  reset: boolean;
  /** The database is the embedded one, in this folder. */
  hasDatabase: boolean;
  /** The card provider is the simulator, with its books in this folder. */
  hasBooks: boolean;
  /** Whether a database outside of this folder names customers of the card provider. */
  hasCustomers: () => Promise<boolean>;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk quota is used up',
  ENOENT: 'the system allows no folder there',
};

const cannotWrite = (dataDir: string, error: unknown): StartFailure => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new StartFailure(
    `Foyer can’t write to the data folder ${dataDir}: ${reasons[code] ?? code}. Fix that, or set DATA_DIR to another folder.`,
  );
};

/** Creates one folder at a time: `mkdir` with `recursive` hangs where the system allows no folder. */
const makeFolder = async (folder: string): Promise<void> => {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return;
  if (found)
    throw new StartFailure(
      `There is a file where the data folder belongs, ${folder}: remove it, or set DATA_DIR to another folder.`,
    );
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 });
};

/** Lets only their owner read a folder and everything in it. */
const makePrivate = async (path: string): Promise<void> => {
  const found = await stat(path);
  if (!found.isDirectory()) return chmod(path, 0o600);
  await chmod(path, 0o700);
  for (const name of await readdir(path)) await makePrivate(join(path, name));
};

const protect = async (dataDir: string): Promise<void> => {
  const names = await readdir(dataDir);
  for (const name of names.filter(isOwn)) await makePrivate(join(dataDir, name));
  // A folder that holds more than Foyer's data may have to stay open for others.
  if (names.every(isOwn)) await chmod(dataDir, 0o700);
};

/** True for a folder that holds nothing or does not exist; false for a file. */
const isEmpty = async (folder: string): Promise<boolean> =>
  existsSync(folder)
    ? (await stat(folder)).isDirectory() && (await readdir(folder)).length === 0
    : true;

/** The way out of a folder that cannot be used any more, as the end of a sentence. */
export const START_AFRESH =
  'or start again with empty data: `npm start -- --reset` deletes what is left';

/**
 * Refuses a folder of which a part was lost, because a new database beside the old books would
 * forget people who have paid.
 * @throws StartFailure
 */
const requireWhole = async (dataDir: string, wanted: Wanted, hasBooks: boolean): Promise<void> => {
  if (!wanted.hasDatabase) return;
  const database = join(dataDir, 'database');
  if (await isEmpty(database)) {
    if (hasBooks)
      throw new StartFailure(
        `The database ${database} is empty or missing, but the card provider’s books beside it are not: put the database back, ${START_AFRESH}.`,
      );
    return;
  }
  if (!existsSync(join(database, 'PG_VERSION')))
    throw new StartFailure(
      `The database ${database} is damaged, because its file PG_VERSION is missing: put it back, ${START_AFRESH}.`,
    );
  if (wanted.hasBooks && !hasBooks)
    throw new StartFailure(
      `The card provider’s books ${join(dataDir, 'card-provider')} are missing, but the database beside them is not: put them back, ${START_AFRESH}.`,
    );
};

const remove = async (dataDir: string, names: readonly string[]): Promise<void> => {
  for (const name of names) await rm(join(dataDir, name), REMOVAL);
};

/**
 * What an interrupted first start has left, for removal. A database outside of the folder keeps
 * what it has saved; when that names customers, their books are complete and stay.
 */
const leftBehind = async (marker: string, { hasCustomers }: Wanted): Promise<readonly string[]> => {
  const interrupted = (await readFile(marker, 'utf8').catch(() => '')).split(' ');
  const left = parts.filter((part) => interrupted.includes(part));
  return left.length > 0 && (await hasCustomers()) ? [] : left;
};

const prepare = async (dataDir: string, wanted: Wanted): Promise<Omit<DataFolder, 'release'>> => {
  const marker = join(dataDir, FIRST_START);
  await remove(dataDir, wanted.reset ? parts : await leftBehind(marker, wanted));
  const hasBooks = existsSync(join(dataDir, 'card-provider', 'card-provider.sqlite'));
  await requireWhole(dataDir, wanted, hasBooks);
  const isNew = {
    database: wanted.hasDatabase && (await isEmpty(join(dataDir, 'database'))),
    'card-provider': wanted.hasBooks && !hasBooks,
  };
  const begun = parts.filter((part) => isNew[part]);
  if (begun.length > 0) await writeFile(marker, begun.join(' '), { mode: 0o600 });
  await protect(dataDir);
  return {
    books: wanted.hasBooks ? (hasBooks ? 'kept' : 'new') : null,
    endStart: async () => {
      // The database gives some of its new files to everybody.
      await protect(dataDir);
      await rm(marker, { force: true });
    },
  };
};

/** A disk with fewer free bytes has no room for a database’s next file. */
const ROOM_BYTES = 16 * 1024 * 1024;

/**
 * Names the full disk as the reason of an error, because a database on one fails in many ways.
 * @returns the error to throw
 */
export const explainFullDisk = async (dataDir: string | null, error: unknown): Promise<unknown> => {
  if (dataDir === null || error instanceof StartFailure) return error;
  const disk = await statfs(dataDir).catch(() => null);
  if (!disk || disk.bavail * disk.bsize >= ROOM_BYTES) return error;
  return new StartFailure(
    `The disk that holds the data folder ${dataDir} is full: make room, or set DATA_DIR to another folder.`,
  );
};

/** Fails here, with a clear reason, and not in the middle of a database. */
const tryToWrite = async (dataDir: string): Promise<void> => {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  const file = await open(probe, 'w', 0o600);
  try {
    await file.writeFile(Buffer.alloc(1024 * 1024));
  } finally {
    await file.close();
    await rm(probe, { force: true });
  }
};

/**
 * Opens the data folder for this process alone. What an interrupted first start has left is
 * removed: nobody was served from it. Everything else is kept.
 * @param dataDir absolute path
 * @throws StartFailure when another process uses the folder, when it cannot be written to, or when
 *   a part of what it held is missing
 */
export const openDataFolder = async (dataDir: string, wanted: Wanted): Promise<DataFolder> => {
  const explain = (error: unknown) => {
    throw error instanceof StartFailure ? error : cannotWrite(dataDir, error);
  };
  await makeFolder(dataDir).catch(explain);
  const release = await lockDataFolder(dataDir).catch(explain);
  try {
    await tryToWrite(dataDir);
    return { ...(await prepare(dataDir, wanted)), release };
  } catch (error) {
    await release();
    return explain(error);
  }
};
