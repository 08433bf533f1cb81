import postgres from 'postgres';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { holdLocks } from '../tests/support/holdLocks';
import { LocksBusy, LockTimeout, makeKeyedLock, type WithLock } from './keyedLock';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const clients: postgres.Sql[] = [];
/** Connections for locks, fewer than the requests of a test. */
const twoConnections = (): postgres.Sql => {
  const client = postgres(inject('postgresUrl'), { max: 2, onnotice: () => undefined });
  clients.push(client);
  return client;
};

afterAll(() => Promise.all(clients.map((client) => client.end())));

/** Runs work for some keys at once, and reports the most that ran at once for one key. */
const mostAtOnce = async (locks: WithLock[], keys: string[]) => {
  const running = new Map<string, number>();
  let most = 0;
  const work = (key: string) => async () => {
    const count = (running.get(key) ?? 0) + 1;
    running.set(key, count);
    most = Math.max(most, count);
    await wait(2);
    running.set(key, count - 1);
  };
  await Promise.all(
    locks.flatMap((withLock) =>
      keys.flatMap((key) => [1, 2, 3].map(() => withLock(key, work(key)))),
    ),
  );
  return most;
};

describe.each([
  ['in one process', (): postgres.Sql | null => null],
  ['in PostgreSQL', twoConnections],
] as const)('a lock by key %s', (_, connect) => {
  test('more requests than connections all get their turn, one at a time for each key', async () => {
    const keys = Array.from({ length: 12 }, (__, index) => `many-${index}`);
    expect(await mostAtOnce([makeKeyedLock(connect())], keys)).toBe(1);
  });

  test('work that holds a key may ask for it again', async () => {
    const withLock = makeKeyedLock(connect());
    expect(await withLock('again', () => withLock('again', () => Promise.resolve('done')))).toBe(
      'done',
    );
  });

  test('a failure is passed on and frees the key', async () => {
    const withLock = makeKeyedLock(connect());
    const fail = () => Promise.reject(new Error('declined'));
    await expect(withLock('failing', fail)).rejects.toThrow('declined');
    expect(await withLock('failing', () => Promise.resolve('free'))).toBe('free');
  });

  test('who waits too long gets a time-out, and those behind still get their turn', async () => {
    const withLock = makeKeyedLock(connect(), 100);
    const slow = withLock('slow', () => wait(300));
    await expect(withLock('slow', () => Promise.resolve())).rejects.toBeInstanceOf(LockTimeout);
    await slow;
    expect(await withLock('slow', () => Promise.resolve('next'))).toBe('next');
  });
});

describe('a key that is taken while another is held', () => {
  test('needs no second connection', async () => {
    const withLock = makeKeyedLock(twoConnections(), 2000);
    const takeBoth = (name: string) =>
      withLock(`outer ${name}`, async () => {
        await wait(50);
        return withLock(`inner ${name}`, () => Promise.resolve(name));
      });
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(takeBoth))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('is held alone, also by another process', async () => {
    const locks = [makeKeyedLock(twoConnections()), makeKeyedLock(twoConnections())];
    const nested = locks.map(
      (withLock, index): WithLock =>
        (key, work) =>
          withLock(`outer ${index}`, () => withLock(key, work)),
    );
    expect(await mostAtOnce([...nested, ...locks], ['inner'])).toBe(1);
  });

  test('leaves the first one held when it is not free in time', async () => {
    const [mine, other] = [makeKeyedLock(twoConnections(), 300), makeKeyedLock(twoConnections())];
    const slow = other('taken', () => wait(600));
    await wait(50);
    const isFree = await mine('first', async () => {
      await expect(mine('taken', () => Promise.resolve())).rejects.toBeInstanceOf(LockTimeout);
      return Promise.race([
        other('first', () => Promise.resolve(true)),
        wait(100).then(() => false),
      ]);
    });
    expect(isFree).toBe(false);
    await slow;
  });

  test('is taken again by work that runs on after its request', async () => {
    const withLock = makeKeyedLock(twoConnections());
    let later: Promise<string> = Promise.resolve('');
    await withLock('request', () => {
      later = wait(50).then(() => withLock('after it', () => Promise.resolve('done')));
      return Promise.resolve();
    });
    expect(await later).toBe('done');
  });
});

describe('requests that wait for a connection', () => {
  test('get a time-out, and do nothing when one becomes free', async () => {
    const client = twoConnections();
    const release = await holdLocks(makeKeyedLock(client), ['one', 'two']);
    let hasRun = false;
    const third = makeKeyedLock(client, 100)('three', () => {
      hasRun = true;
      return Promise.resolve();
    });
    await expect(third).rejects.toBeInstanceOf(LocksBusy);
    await release();
    await wait(50);
    expect(hasRun).toBe(false);
  });
});

describe('a lock that two processes share', () => {
  test('they never hold one key at once', async () => {
    const locks = [makeKeyedLock(twoConnections()), makeKeyedLock(twoConnections())];
    expect(await mostAtOnce(locks, ['shared'])).toBe(1);
  });

  test('who waits too long for the other gets a time-out', async () => {
    const slow = makeKeyedLock(twoConnections())('elsewhere', () => wait(300));
    await wait(50);
    const other = makeKeyedLock(twoConnections(), 100);
    await expect(other('elsewhere', () => Promise.resolve())).rejects.toBeInstanceOf(LockTimeout);
    await slow;
  });
});
