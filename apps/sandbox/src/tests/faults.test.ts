import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { faultKinds, type FaultKind } from '../http/faults/Faults';
import { textAt } from './support/textAt';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

/** A response; null if there was none. */
type Got = { status: number; text: string; headers: Headers } | null;

/** One call, as a browser asks it. */
interface Ask {
  call: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const json = { 'content-type': 'application/json' };
const MAYA = 'maya.okafor@hey.co.uk';

let sandbox: TestSandbox;
let maya: Visitor;
let asks: Ask[];

beforeAll(async () => {
  sandbox = await startTestSandbox('pglite', { rateLimits: false });
  maya = await new Visitor(sandbox).arrive();
  await maya.logIn(MAYA, PERSONA_PASSWORD);
  const billing = await maya.call('GET', '/api/billing');
  const invoice = textAt(billing, 'invoices.0.id');
  const site = await maya.call('GET', '/api/site-info');
  const credentials = new URLSearchParams({
    username: textAt(site, 'quarantineCredentials.username'),
    password: textAt(site, 'quarantineCredentials.password'),
  });
  const bearer = { authorization: `Bearer ${maya.token}` };
  const location = new URLSearchParams(maya.location).toString();
  asks = [
    { call: 'getPublicConfig', method: 'GET', path: '/v2/public-config.json' },
    {
      call: 'getBlankSession',
      method: 'GET',
      path: '/auth/blank-session',
      headers: { 'x-location-details': location },
    },
    {
      call: 'login',
      method: 'POST',
      path: '/auth/login',
      headers: { ...bearer, ...json, 'x-registration-stage': '0' },
      body: JSON.stringify({ username: MAYA, password: PERSONA_PASSWORD }),
    },
    { call: 'getSiteInfo', method: 'GET', path: '/api/site-info', headers: bearer },
    { call: 'getPlans', method: 'GET', path: '/api/plans/site/canal-wharf', headers: bearer },
    { call: 'getDashboard', method: 'GET', path: '/api/dashboard', headers: bearer },
    { call: 'getInvoicePdf', method: 'GET', path: `/api/invoice/${invoice}.pdf`, headers: bearer },
    { call: 'getHttpPapNoOp', method: 'GET', path: '/api/http-pap/no-op', headers: bearer },
    {
      call: 'gatewayLogin',
      method: 'POST',
      path: '/api/gateway/login',
      headers: { ...bearer, ...json },
      body: JSON.stringify(maya.location),
    },
    {
      call: 'routerLogout',
      method: 'POST',
      path: '/router/logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: credentials.toString(),
    },
  ];
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.faults.clear());

const send = async ({ method, path, headers, body }: Ask): Promise<Got> => {
  const init = { method, ...(headers ? { headers } : {}), ...(body === undefined ? {} : { body }) };
  const response = await fetch(`${sandbox.url}${path}`, init).catch(() => null);
  if (!response) return null;
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const hook = (method: string, body?: object) =>
  fetch(`${sandbox.url}/sandbox/api/faults`, {
    method,
    headers: json,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Every value in an answer and what it is: `name: string`. */
const leaves = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => leaves(entry, `${path}.${key}`))
    : [`${path}: ${typeof value}`];

const DELAY_MS = 120;

const refused = (status: number) => (got: Got) => {
  expect(got?.status).toBe(status);
  expect(JSON.parse(got?.text ?? '')).toMatchObject({ code: expect.any(String) });
  if (status === 401) expect(got?.headers.get('x-auth-error')).not.toBeNull();
  expect(got?.headers.get('authorization')).toBeNull();
};

/** What each kind of fault looks like, next to the answer without it. */
const looks: Record<FaultKind, (got: Got, good: Got, tookMs: number) => void> = {
  'no-response': (got) => expect(got).toBeNull(),
  slow: (got, good, tookMs) => {
    expect(got?.status).toBe(good?.status);
    expect(tookMs).toBeGreaterThan(DELAY_MS - 10);
  },
  '401': refused(401),
  '402': refused(402),
  '403': refused(403),
  '404': refused(404),
  '500': refused(500),
  '502': refused(502),
  malformed: (got) => {
    expect(got?.status).toBe(200);
    expect(got?.headers.get('content-type')).toContain('application/json');
    expect(isJson(got?.text ?? '{}')).toBe(false);
    expect(got?.headers.get('authorization')).toBeNull();
  },
  'wrong-types': (got, good) => {
    expect(got?.status).toBe(200);
    const usual = isJson(good?.text ?? '') ? leaves(JSON.parse(good?.text ?? '')) : [];
    const spoilt = leaves(JSON.parse(got?.text ?? ''));
    expect(spoilt.filter((leaf) => usual.includes(leaf))).toEqual([]);
    expect(got?.headers.get('authorization')).toBeNull();
  },
};

describe.each(faultKinds)('the fault %s', (kind) => {
  test('hits one request of a call if it applies once, and the next request succeeds', async () => {
    for (const ask of asks) {
      const good = await send(ask);
      expect(good?.status, ask.call).toBeLessThan(300);
      await hook('POST', { call: ask.call, kind, once: true, delayMs: DELAY_MS });
      const before = performance.now();
      looks[kind](await send(ask), good, performance.now() - before);
      expect((await send(ask))?.status, `${ask.call} afterwards`).toBe(good?.status);
    }
  });

  test('hits every request of every call until it is cleared', async () => {
    const good = [];
    for (const ask of asks) good.push(await send(ask));
    await hook('POST', { call: '*', kind, delayMs: DELAY_MS });
    for (const [index, ask] of [...asks.entries(), ...asks.entries()]) {
      const before = performance.now();
      looks[kind](await send(ask), good[index] ?? null, performance.now() - before);
    }
    expect((await hook('DELETE')).status).toBe(204);
    for (const [index, ask] of asks.entries())
      expect((await send(ask))?.status).toBe(good[index]?.status);
  });
});

describe('injecting faults', () => {
  const form = (path: string, fields: Record<string, string>) =>
    fetch(`${sandbox.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
  const siteInfo = async () => (await maya.call('GET', '/api/site-info')).status;

  test('the console adds and clears faults', async () => {
    const set = await form('/sandbox/faults', { call: 'getSiteInfo', kind: '500', delay: '8' });
    expect(set.status).toBe(303);
    expect([await siteInfo(), await siteInfo()]).toEqual([500, 500]);
    await form('/sandbox/faults/clear', { id: sandbox.faults.rules[0]?.id ?? '' });
    expect(await siteInfo()).toBe(200);
    await form('/sandbox/faults', { call: '*', kind: '404', once: 'yes' });
    expect([await siteInfo(), await siteInfo()]).toEqual([404, 200]);
  });

  test('a fault can apply to one device or one user', async () => {
    const other = await new Visitor(sandbox).arrive();
    for (const who of [maya.mac, textAt(await maya.call('GET', '/api/user'), 'userId')]) {
      await hook('POST', { call: '*', kind: '500', who });
      expect((await other.call('GET', '/api/terms')).status).toBe(200);
      expect((await maya.call('GET', '/api/terms')).status).toBe(500);
      await hook('DELETE');
    }
  });

  test('clearing one fault by its id leaves the others', async () => {
    const kept = await (await hook('POST', { call: 'getTerms', kind: '500' })).json();
    const { id } = (await (await hook('POST', { call: 'getUser', kind: '500' })).json()) as {
      id: string;
    };
    await fetch(`${sandbox.url}/sandbox/api/faults?id=${id}`, { method: 'DELETE' });
    expect(await (await hook('GET')).json()).toEqual([kept]);
  });

  test.each([
    ['an unknown call', { call: 'getNothing', kind: '500' }],
    ['an unknown kind', { call: 'getTerms', kind: '418' }],
    ['a delay of hours', { call: 'getTerms', kind: 'slow', delayMs: 10_000_000 }],
    ['an empty rule', {}],
  ])('a fault with %s is refused', async (_what, rule) => {
    expect((await hook('POST', rule)).status).toBe(400);
    expect(sandbox.faults.rules).toEqual([]);
  });
});
