import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { executeInvoice, getInvoicePdf } from '../contract/billing/billingCalls';
import { getFeedbackInfo } from '../contract/plans/pauseCalls';
import { createServerClock } from '../session/stores/serverClock';
import { safeStorage } from '../session/stores/safeStorage';
import { fakeNetwork } from '../testing/fakeNetwork';
import { localServer } from '../testing/localServer';
import { createExchange } from './exchange';
import { readFailure } from './readFailure';

/** The server's reaction, by the requested path. */
const behaviours: Record<string, Parameters<typeof localServer>[0]> = {
  '/ok/feedback/info': (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('authorization', 'Bearer new.session');
    response.end('{"url":"https://example.com","later":"a field added later"}');
  },
  '/broken/feedback/info': (_, response) => response.end('{"url":7}'),
  '/captured/feedback/info': (_, response) => response.end('<html>Welcome to Hotel Wi-Fi</html>'),
  '/dropped/feedback/info': (request) => request.socket.destroy(),
  '/slow/feedback/info': () => undefined,
  '/refused/feedback/info': (_, response) => {
    response.writeHead(403, { 'content-type': 'application/json' });
    response.end('{"code":"FORBIDDEN","message":"Not for you."}');
  },
  '/gateway/feedback/info': (_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'),
  '/files/invoice/7.pdf': (_, response) => response.end('%PDF-1.7 …'),
  '/nofiles/invoice/7.pdf': (_, response) =>
    response.writeHead(404).end('{"code":"NOT_FOUND","message":"No such invoice."}'),
  '/echo/billing/invoice/7/execute': (request, response) => {
    echoed = request.headers;
    response.end('{}');
  },
};
let echoed: Record<string, unknown> = {};
let server: Awaited<ReturnType<typeof localServer>>;

beforeAll(async () => {
  server = await localServer((request, response) => {
    const behaviour = behaviours[request.url ?? ''];
    if (behaviour) behaviour(request, response);
    else response.writeHead(404).end();
  });
});
afterAll(() => server.close());

const at = (folder: string, deviceNow = Date.now) => {
  const clock = createServerClock(
    safeStorage(() => null),
    deviceNow,
  );
  const exchange = createExchange({
    bases: { api: `${server.url}/${folder}`, auth: '', portal: '', router: '' },
    clock,
    timeouts: { answer: 600, file: 1200 },
  });
  return { clock, exchange };
};

const ask = async (folder: string, signal?: AbortSignal) =>
  at(folder).exchange(getFeedbackInfo, {}, { signal });

describe('an exchange over a real socket', () => {
  it('returns the parsed body and the session of the answer', async () => {
    const { data } = await ask('ok');
    expect(data?.data).toEqual({ url: 'https://example.com', text: null });
    expect(data?.authorization).toBe('Bearer new.session');
  });

  it.each([
    ['a broken required field', 'broken', { kind: 'contract', path: 'url' }],
    ['a captive network’s own page', 'captured', { kind: 'contract', path: '' }],
    ['a connection that is cut', 'dropped', { kind: 'network' }],
    ['no answer in time', 'slow', { kind: 'timeout', timeoutMs: 600 }],
    [
      'a refusal',
      'refused',
      { kind: 'http', status: 403, code: 'FORBIDDEN', message: 'Not for you.', fields: {} },
    ],
    ['a proxy’s error page', 'gateway', { kind: 'http', status: 502, code: null, message: null }],
  ])('returns an error value for %s', async (_, folder, expected) => {
    const { error } = await ask(folder);
    expect(error).toMatchObject({ ...expected, call: 'getFeedbackInfo' });
    expect(JSON.parse(JSON.stringify(error))).toEqual(error);
  });

  it.each([
    ['12', 12],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    [null, null],
  ])('reads the seconds until the next try from Retry-After: %s', (header, seconds) => {
    expect(readFailure('login', 429, () => header, {}).retryAfter).toBe(seconds);
  });

  it('ends as soon as the caller aborts', async () => {
    const abort = new AbortController();
    const answer = ask('slow', abort.signal);
    abort.abort();
    expect(await answer).toEqual({ error: { kind: 'aborted', call: 'getFeedbackInfo' } });
  });

  it('returns a file as bytes, and a refusal as an error value', async () => {
    const file = await at('files').exchange(getInvoicePdf, { params: { id: '7' } });
    expect(new TextDecoder().decode(file.data?.data)).toBe('%PDF-1.7 …');
    const none = await at('nofiles').exchange(getInvoicePdf, { params: { id: '7' } });
    expect(none.error).toMatchObject({ status: 404, message: 'No such invoice.' });
  });

  it('sends the session and the idempotency key', async () => {
    const options = { token: 'a.b.c', idempotencyKey: 'attempt-1' };
    await at('echo').exchange(executeInvoice, { params: { id: '7' } }, options);
    expect(echoed).toMatchObject({
      authorization: 'Bearer a.b.c',
      'idempotency-key': 'attempt-1',
    });
  });

  it('corrects the clock by the answer’s Date header', async () => {
    const yesterday = Date.now() - 86_400_000;
    const { clock, exchange } = at('ok', () => yesterday);
    await exchange(getFeedbackInfo, {});
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(3000);
  });
});

describe('an answer that does not come', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a call', getFeedbackInfo, {}, 15_000],
    ['a file', getInvoicePdf, { params: { id: '7' } }, 60_000],
  ] as const)('ends %s in time', async (_, call, request, timeoutMs) => {
    vi.useFakeTimers();
    const { fetch: silent } = fakeNetwork({
      'GET /feedback/info': 'hangs',
      'GET /invoice/7.pdf': 'hangs',
    });
    const bases = { api: '', auth: '', portal: '', router: '' };
    const clock = createServerClock(
      safeStorage(() => undefined),
      Date.now,
    );
    const answer = createExchange({ bases, clock, fetch: silent })(call, request);
    const ended = vi.fn();
    void answer.then(ended);
    await vi.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).error).toMatchObject({ kind: 'timeout', timeoutMs });
  });
});

describe('an answer from a cache', () => {
  it('does not change the clock', async () => {
    const clock = createServerClock(
      safeStorage(() => undefined),
      Date.now,
    );
    const exchange = createExchange({
      bases: { api: '', auth: '', portal: '', router: '' },
      clock,
      fetch: async () =>
        Response.json(
          { url: 'x' },
          { headers: { age: '120', date: 'Sat, 21 Nov 2026 09:58:00 GMT' } },
        ),
    });
    await exchange(getFeedbackInfo, {});
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(3000);
  });
});
