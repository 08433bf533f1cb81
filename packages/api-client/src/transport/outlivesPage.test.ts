import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { localServer } from '../testing/localServer';
import { testClient, tokenOf } from '../testing/testClient';

const received: { line: string; headers: Record<string, unknown>; body: string }[] = [];
let status = 204;
let server: Awaited<ReturnType<typeof localServer>>;

beforeAll(async () => {
  server = await localServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ line: `${method} ${url}`, headers, body: Buffer.concat(chunks).toString() });
      if (url.startsWith('/slow')) return;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? '' : '{"code":"NOT_FOUND","message":"No such device."}');
    });
  });
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
  received.length = 0;
  status = 204;
});

const remove = (
  ids: readonly string[],
  options: {
    folder?: string;
    signal?: AbortSignal;
    outlivesPage?: boolean;
    answerMs?: number;
  } = {},
) => {
  const { folder = 'api', outlivesPage = true, signal, answerMs = 10_000 } = options;
  const { client } = testClient(
    {},
    {
      bases: { api: `${server.url}/${folder}` },
      token: tokenOf.maya,
      fetch: (address, init) => fetch(address, init),
      timeouts: { answer: answerMs, file: answerMs },
    },
  );
  return client.call('deleteDevices', { ids: [...ids] }, { outlivesPage, signal });
};

const kept = (spy: { mock: { calls: Parameters<typeof fetch>[] } }) =>
  spy.mock.calls.map(([, init]) => init?.keepalive);

describe('a call that outlives the page', () => {
  it('is sent once with keepalive, session and body', async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    expect(await remove(['d1', 'd2'])).toEqual({ data: null });
    expect(kept(spy)).toEqual([true]);
    expect(received).toEqual([
      {
        line: 'PUT /api/devices/delete',
        headers: expect.objectContaining({
          authorization: `Bearer ${tokenOf.maya}`,
          'content-type': 'application/json',
        }),
        body: '{"ids":["d1","d2"]}',
      },
    ]);
  });

  it('is sent before the current task ends', async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    const answer = remove(['d1']);
    // A page that the user leaves may run no further task. Promises resolve within the current one.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    expect(spy).toHaveBeenCalledTimes(1);
    await answer;
  });

  it('is sent without keepalive if its body is larger than browsers allow', async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    const ids = Array.from({ length: 5000 }, (_, index) => `device-${index}`);
    expect((await remove(ids)).error).toBeUndefined();
    expect(kept(spy)).toEqual([false]);
  });

  it('returns a refusal like any other call', async () => {
    status = 404;
    expect((await remove(['d1'])).error).toMatchObject({
      kind: 'http',
      status: 404,
      code: 'NOT_FOUND',
      message: 'No such device.',
    });
  });

  it('returns a timeout if no answer comes in time', async () => {
    expect((await remove(['d1'], { folder: 'slow', answerMs: 100 })).error).toEqual({
      kind: 'timeout',
      call: 'deleteDevices',
      timeoutMs: 100,
    });
  });

  it('ends when the caller aborts', async () => {
    const abort = new AbortController();
    const answer = remove(['d1'], { folder: 'slower', signal: abort.signal });
    const line = 'PUT /slower/devices/delete';
    await vi.waitFor(() => expect(received.map((request) => request.line)).toContain(line));
    abort.abort();
    expect(await answer).toEqual({ error: { kind: 'aborted', call: 'deleteDevices' } });
  });

  it('returns a network error if the network is down', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await remove(['d1'])).error).toMatchObject({ kind: 'network' });
  });
});

describe('any other call', () => {
  it('is sent without keepalive', async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    await remove(['d1'], { outlivesPage: false });
    expect(kept(spy)).toEqual([false]);
  });
});
