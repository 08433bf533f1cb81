import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql, TransactionSql } from 'postgres';

/**
 * Runs `work` while no other work with this key runs, in any process that uses the database. Work
 * that holds a key may ask for it again.
 * @throws LockTimeout when the key is not free in time, `LocksBusy` when no connection is
 */
export type WithLock = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** The key was held by others for too long. */
export class LockTimeout extends Error {
  override name = 'LockTimeout';
}

/** The key may be free, but others held all connections for locks for too long. */
export class LocksBusy extends LockTimeout {
  override name = 'LocksBusy';
}

/** The longest wait for a key, in this process and then again in the database. */
const WAIT_MS = 20_000;
/** Separates these advisory locks from others in the database. */
const NAMESPACE = 4_100_418;

/** Names no key, because people read the log who may not read people’s addresses. */
const lockTimeout = () => new LockTimeout('A lock was not free in time.');

/** Keys of one process, in the order of their requests. */
const makeQueue = (waitMs: number): WithLock => {
  const tails = new Map<string, Promise<void>>();
  return async (key, work) => {
    const before = tails.get(key) ?? Promise.resolve();
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const tail = before.then(() => finished);
    tails.set(key, tail);
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(lockTimeout()), waitMs);
    });
    try {
      await Promise.race([before, late]);
      clearTimeout(timer);
      return await work();
    } finally {
      clearTimeout(timer);
      finish();
    }
  };
};

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';

/** What a request holds. */
interface Held {
  keys: ReadonlySet<string>;
  /** Takes another key in PostgreSQL, on the connection that the request has already. */
  takeHere?: (key: string) => Promise<void>;
  isOver: boolean;
}

const lockKey = (tx: TransactionSql, key: string) =>
  tx`select pg_advisory_xact_lock(${NAMESPACE}::int, hashtext(${key}))`;

/** Takes more keys in a transaction, one after the other; a key that is not free leaves the others held. */
const takeIn = (tx: TransactionSql) => {
  let last: Promise<unknown> = Promise.resolve();
  return (key: string): Promise<void> => {
    const taken = last.then(async () => {
      await tx.savepoint((inner) => lockKey(inner, key));
    });
    last = taken.catch(() => undefined);
    return taken.catch((error: unknown) => {
      throw isLockTimeout(error) ? lockTimeout() : error;
    });
  };
};

/** Runs `work` in a transaction of its own, which may wait for a free connection as long as for a key. */
const inTransaction = async (
  client: Sql,
  waitMs: number,
  work: (tx: TransactionSql) => Promise<void>,
): Promise<void> => {
  let isLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new LocksBusy('No connection was free for a lock.'));
    }, waitMs);
  });
  const done = client.begin(async (tx) => {
    clearTimeout(timer);
    if (!isLate) await work(tx);
  });
  await Promise.race([done, late]).finally(() => clearTimeout(timer));
};

/**
 * Locks a key in PostgreSQL for as long as `work` runs. The database frees it when the process dies.
 */
const lockOnServer =
  (client: Sql, waitMs: number) =>
  async <T>(key: string, work: (takeHere: (key: string) => Promise<void>) => Promise<T>) => {
    const results: T[] = [];
    try {
      await inTransaction(client, waitMs, async (tx) => {
        // The work also waits for the card provider, and the server must not end it meanwhile.
        await tx`select set_config('lock_timeout', ${String(waitMs)}, true),
          set_config('idle_in_transaction_session_timeout', '0', true)`;
        await lockKey(tx, key);
        results.push(await work(takeIn(tx)));
      });
    } catch (error) {
      // A connection that broke after the work was done does not undo the work.
      if (results.length === 0) throw isLockTimeout(error) ? lockTimeout() : error;
    }
    return results[0] as T;
  };

/**
 * Makes the lock of a database.
 * @param client connections for locks only; null if this process alone uses the database. A request
 *   holds one of them at most, also for keys that it takes while it holds others, and works on other
 *   connections. So requests never wait in a circle for a connection.
 */
export const makeKeyedLock = (client: Sql | null, waitMs = WAIT_MS): WithLock => {
  const store = new AsyncLocalStorage<Held>();
  const queue = makeQueue(waitMs);
  const onServer = client && lockOnServer(client, waitMs);
  return (key, work) => {
    const found = store.getStore();
    // Work that was left running after its request has ended holds nothing.
    const held = found?.isOver ? undefined : found;
    if (held?.keys.has(key)) return work();
    const run = async (takeHere: Held['takeHere']) => {
      const keys = new Set([...(held?.keys ?? []), key]);
      const mine: Held = { keys, isOver: false, ...(takeHere && { takeHere }) };
      return store.run(mine, work).finally(() => (mine.isOver = true));
    };
    return queue(key, async () => {
      if (!onServer) return run(undefined);
      if (!held?.takeHere) return onServer(key, run);
      await held.takeHere(key);
      return run(held.takeHere);
    });
  };
};
