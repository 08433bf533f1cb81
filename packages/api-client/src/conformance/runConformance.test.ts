import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls';
import { type FakeReply, fakeBackend } from '../testing/fakeBackend';
import { wire } from '../testing/wireSamples';
import type { Fixtures } from './fixtures';
import { printReport, type Report } from './report';
import { type ConformanceOptions, runConformance } from './runConformance';

const session: FakeReply = { status: 204, headers: { authorization: 'Bearer a.b.c' } };
const fixtures: Fixtures = {
  places: { main: { location_id: 'CANAL', customer_code: 'HAL' } },
  people: { member: { email: 'm@e.com', password: 'x', place: 'main' } },
};

const run = async (
  table: Parameters<typeof fakeBackend>[0],
  options: Partial<ConformanceOptions> = {},
) => {
  const backend = fakeBackend({ 'GET /auth/blank-session': session, ...table });
  const report = await runConformance({
    baseUrl: 'http://backend.test',
    fetch: backend.fetch,
    ...options,
  });
  return { report, sent: backend.sent };
};

const stateOf = (report: Report, name: string) =>
  report.calls.find(({ call }) => call === name)?.state;

const detailsOf = (report: Report, name: string) =>
  report.calls.find(({ call }) => call === name)?.results.flatMap(({ details }) => details);

describe('the conformance kit', () => {
  it('has at least one probe for each call', async () => {
    const { report } = await run({}, { routerUrl: 'http://router.test' });
    expect(report.calls).toHaveLength(Object.keys(calls).length);
    for (const { call, results } of report.calls) expect(results.length, call).toBeGreaterThan(0);
  });

  it('reports which calls conform, are broken or were skipped', async () => {
    const { report } = await run({ 'GET /api/terms': { body: { version: '1', html: '' } } });
    expect(stateOf(report, 'getTerms')).toBe('conforms');
    expect(stateOf(report, 'getSiteInfo')).toBe('broken');
    expect(stateOf(report, 'addDevice')).toBe('skipped');
    expect(report.isConformant).toBe(false);
  });

  it('reports a broken call as excepted if the options except it', async () => {
    const { report } = await run({}, { except: ['getTerms'] });
    expect(stateOf(report, 'getTerms')).toBe('excepted');
    expect(stateOf(report, 'getBillforward')).toBe('broken');
  });

  it('prints a table with a line for each call and its problems below it', async () => {
    const { report } = await run({ 'GET /api/terms': { body: { version: '1' } } });
    const lines = printReport(report).split('\n');
    const index = lines.findIndex((line) => line.includes('getTerms'));
    expect(lines[index]).toMatch(/^broken +getTerms +GET \/terms$/);
    expect(lines[index + 1]).toContain('html: Invalid key: Expected');
    expect(lines.at(-1)).toMatch(/\d+ broken, \d+ skipped|\d+ conforms/);
  });

  it('reports a backend that does not answer', async () => {
    const report = await runConformance({
      baseUrl: 'http://backend.test',
      fetch: async () => {
        throw new TypeError('fetch failed');
      },
    });
    expect(detailsOf(report, 'getBlankSession')).toEqual(['no answer: TypeError: fetch failed']);
  });
});

describe('the kit without fixtures', () => {
  it('sends no request that changes data', async () => {
    const { sent } = await run({});
    const changing = sent.filter(({ line }) => !line.startsWith('GET ')).map(({ line }) => line);
    expect(new Set(changing)).toEqual(
      new Set([
        'POST /api/gateway/login',
        'POST /auth/login',
        'POST /auth/mfa/check-code/123456',
        'POST /auth/mfa/resend-code',
      ]),
    );
  });
});

describe('the kit with fixtures', () => {
  const login: FakeReply = { body: {}, headers: { authorization: 'Bearer m.m.m' } };

  it('logs in as a person of the fixtures at their place', async () => {
    const { sent } = await run({ 'POST /auth/login': login }, { fixtures });
    const asked = sent
      .filter(({ line }) => line === 'POST /auth/login')
      .map(({ init }) => init.body);
    expect(asked).toContain('{"username":"m@e.com@HAL","password":"x"}');
  });

  it('sends a probe twice with one idempotency key and reports a different second answer', async () => {
    let opened = 0;
    const { report, sent } = await run(
      {
        'POST /auth/login': login,
        'POST /api/billing/create-checkout-session': ({ body }) => {
          if (!String(body).includes('setup'))
            return {
              status: 400,
              body: { code: 'VALIDATION', message: 'x', fields: { mode: 'x' } },
            };
          opened += 1;
          return {
            status: 201,
            body: { id: `cs_${opened}`, clientSecret: 's', publishableKey: 'p' },
          };
        },
      },
      { fixtures },
    );
    expect(detailsOf(report, 'createCheckoutSession')).toEqual([
      expect.stringContaining('answered differently the second time'),
    ]);
    const keys = sent
      .filter(({ line }) => line === 'POST /api/billing/create-checkout-session')
      .map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('uses a fact from one answer in a later probe', async () => {
    const { sent } = await run(
      {
        'POST /auth/login': login,
        'GET /api/billing/subscriptions': { body: [wire.subscription] },
        'GET /api/billing/subscriptions/sub-1/invoices': {
          body: { invoices: [wire.invoice], total: 1 },
        },
      },
      { fixtures },
    );
    expect(sent.map(({ line }) => line)).toContain('GET /api/invoice/in_7.pdf');
  });
});

describe('the addresses that the kit calls', () => {
  it.each([
    ['an origin', { baseUrl: 'http://b.test' }, 'http://b.test/api/terms', 'http://b.test/auth/'],
    [
      'an API base',
      { baseUrl: 'http://b.test/v1/api/' },
      'http://b.test/v1/api/terms',
      'http://b.test/v1/auth/',
    ],
    [
      'a base URL and an auth URL',
      { baseUrl: 'http://b.test', authUrl: 'http://auth.test' },
      'http://b.test/api/terms',
      'http://auth.test/',
    ],
  ])('come from %s', async (_, options, terms, auth) => {
    const urls: string[] = [];
    await runConformance({
      ...options,
      fetch: async (input) => {
        urls.push(String(input));
        return new Response(null, { status: 204, headers: { authorization: 'Bearer a.b.c' } });
      },
    });
    expect(urls).toContain(terms);
    expect(urls).toContain(`${auth}blank-session`);
  });
});
