import { describe, expect, it } from 'vitest';
import { testClient, tokenOf } from '../testing/testClient';
import { newIdempotencyKey } from './idempotencyKey';
import { sleep } from './retry';

const plans = 'GET /api/plans/site/CANAL';

describe('a call that may be repeated', () => {
  it.each([
    ['the network is down', 'down' as const],
    ['a proxy answers 502', { status: 502 }],
    ['a proxy answers 503', { status: 503 }],
    ['a proxy answers 504', { status: 504 }],
  ])('is tried three times when %s', async (_, failure) => {
    const { client, network, waits } = testClient(
      { [plans]: failure },
      { timeouts: { answer: 5, file: 5 } },
    );
    expect((await client.call('getPlans', { locationID: 'CANAL' })).error).toBeDefined();
    expect(network.times(plans)).toBe(3);
    expect(waits).toEqual([400, 800]);
  });

  it('returns the answer of the first successful try', async () => {
    const { client, network } = testClient({ [plans]: ['down', { body: [] }] });
    expect((await client.call('getPlans', { locationID: 'CANAL' })).data).toEqual({
      kind: 'list',
      plans: [],
    });
    expect(network.times(plans)).toBe(2);
  });

  it('tells the listener of each try that fails', async () => {
    const failed: unknown[] = [];
    const { client } = testClient(
      { [plans]: [{ status: 503 }, 'down', { body: [] }] },
      { onFailedTry: ({ call, kind }) => void failed.push([call, kind]) },
    );
    await client.call('getPlans', { locationID: 'CANAL' });
    expect(failed).toEqual([
      ['getPlans', 'http'],
      ['getPlans', 'network'],
    ]);
  });

  it('tells no listener of a call that its caller has cancelled', async () => {
    const failed: unknown[] = [];
    const { client } = testClient(
      { [plans]: 'hangs' },
      { onFailedTry: (error) => void failed.push(error) },
    );
    const cancel = new AbortController();
    const answer = client.call('getPlans', { locationID: 'CANAL' }, { signal: cancel.signal });
    setTimeout(() => cancel.abort(), 5);
    expect((await answer).error?.kind).toBe('aborted');
    expect(failed).toEqual([]);
  });

  it('waits a random part of the longest wait, so that clients do not retry at the same time', async () => {
    const waits: number[] = [];
    const parts = [0.25, 0.5];
    const { client } = testClient(
      { [plans]: 'down' },
      {
        retries: {
          random: () => parts[waits.length] ?? 0,
          sleep: async (ms) => void waits.push(ms),
        },
      },
    );
    await client.call('getPlans', { locationID: 'CANAL' });
    expect(waits).toEqual([100, 400]);
  });

  it.each([
    ['no answer came in time', 'hangs' as const, 'timeout'],
    ['the server fails', { status: 500 }, 'http'],
    ['the server refuses', { status: 404 }, 'http'],
    ['the answer is broken', { body: { not: 'a list' } }, 'contract'],
  ])('is not repeated when %s', async (_, failure, kind) => {
    const { client, network } = testClient(
      { [plans]: failure },
      { timeouts: { answer: 5, file: 5 } },
    );
    expect((await client.call('getPlans', { locationID: 'CANAL' })).error?.kind).toBe(kind);
    expect(network.times(plans)).toBe(1);
  });

  it('is not repeated after the caller aborts', async () => {
    const abort = new AbortController();
    const { client, network } = testClient(
      { [plans]: 'down' },
      { retries: { sleep: async () => abort.abort() } },
    );
    const { signal } = abort;
    const { error } = await client.call('getPlans', { locationID: 'CANAL' }, { signal });
    expect(error).toEqual({ kind: 'aborted', call: 'getPlans' });
    expect(network.times(plans)).toBe(1);
  });

  it('is not sent if the caller has already aborted', async () => {
    const { client, network } = testClient({ [plans]: { body: [] } });
    const signal = AbortSignal.abort();
    const { error } = await client.call('getPlans', { locationID: 'CANAL' }, { signal });
    expect(error?.kind).toBe('aborted');
    expect(network.sent).toEqual([]);
  });
});

describe('a call that changes something', () => {
  it('is sent once, since the server may have received a failed try', async () => {
    const add = 'POST /api/devices';
    const { client, network } = testClient({ [add]: 'down' }, { token: tokenOf.maya });
    await client.call('addDevice', { mac: 'A483E7123456', name: 'TV' });
    expect(network.times(add)).toBe(1);
  });

  it('is repeated with its idempotency key if it pays', async () => {
    const pay = 'POST /api/billing/invoice/7/execute';
    const { client, network } = testClient({ [pay]: 'down' }, { token: tokenOf.maya });
    await client.call('executeInvoice', { id: '7', idempotencyKey: 'attempt-1' });
    expect(network.sent.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'attempt-1',
      'attempt-1',
      'attempt-1',
    ]);
  });
});

describe('idempotency keys', () => {
  it('have 32 hexadecimal digits and are always new', () => {
    const keys = Array.from({ length: 50 }, newIdempotencyKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('waiting between tries', () => {
  it('lasts the given time, but ends when the caller aborts', async () => {
    const started = Date.now();
    await sleep(20);
    expect(Date.now() - started).toBeGreaterThanOrEqual(15);
    const abort = new AbortController();
    const wait = sleep(60_000, abort.signal);
    abort.abort();
    await expect(wait).resolves.toBeUndefined();
  });
});
