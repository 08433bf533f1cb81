import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql } from 'postgres';

/**
 * Runs `work` while no other work with this key runs, in any process that uses the database. Work
 * that holds a key may ask for it again.
 * @throws LockTimeout when the key is not free in time
 */
export type WithLock = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** The key was held by others for too long. */
export class LockTimeout extends Error {
  override name = 'LockTimeout';
}

/** The longest wait for a key, in this process and then again in the database. */
const WAIT_MS = 20_000;
/** Separates these advisory locks from others in the database. */
const NAMESPACE = 4_100_418;

const lateFor = (key: string) => new LockTimeout(`The lock of ${key} was not free in time.`);

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
      timer = setTimeout(() => reject(lateFor(key)), waitMs);
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

/**
 * Locks a key in PostgreSQL for as long as `work` runs. The database frees it when the process dies.
 */
const lockOnServer =
  (client: Sql, waitMs: number): WithLock =>
  async <T>(key: string, work: () => Promise<T>) => {
    const results: T[] = [];
    try {
      await client.begin(async (tx) => {
        // The work also waits for the card provider, and the server must not end it meanwhile.
        await tx`select set_config('lock_timeout', ${String(waitMs)}, true),
          set_config('idle_in_transaction_session_timeout', '0', true)`;
        await tx`select pg_advisory_xact_lock(${NAMESPACE}::int, hashtext(${key}))`;
        results.push(await work());
      });
    } catch (error) {
      // A connection that broke after the work was done does not undo the work.
      if (results.length === 0) throw isLockTimeout(error) ? lateFor(key) : error;
    }
    return results[0] as T;
  };

/**
 * Makes the lock of a database.
 * @param client connections for locks only; null if this process alone uses the database. A request
 *   holds one of them at most and works on others, so requests never wait for each other in a circle.
 */
export const makeKeyedLock = (client: Sql | null, waitMs = WAIT_MS): WithLock => {
  const held = new AsyncLocalStorage<ReadonlySet<string>>();
  const queue = makeQueue(waitMs);
  const onServer = client && lockOnServer(client, waitMs);
  return (key, work) => {
    const keys = held.getStore();
    if (keys?.has(key)) return work();
    const run = () => held.run(new Set([...(keys ?? []), key]), work);
    return queue(key, () => (onServer ? onServer(key, run) : run()));
  };
};
