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

/** How the fake backend answers a call that it does not have. */
const notHere = { code: 'NOT_FOUND', message: 'Not here.' };

/** The least that a site's settings are. */
const site = { name: 'A', locationID: 'x', portalType: 'PAYG', planEngine: 'INTERNAL' };

const run = async (
  table: Parameters<typeof fakeBackend>[0],
  options: Partial<ConformanceOptions> = {},
) => {
  const backend = fakeBackend({
    'GET /auth/blank-session': session,
    'GET /v2/public-config.json': { body: {} },
    ...table,
  });
  const report = await runConformance({
    baseUrl: 'http://backend.test',
    fetch: backend.fetch,
    ...options,
  });
  return { report, sent: backend.sent };
};

const stateOf = (report: Report, name: string) =>
  report.calls.find(({ call }) => call === name)?.state;

const problemsOf = (report: Report, name: string) =>
  report.calls
    .find(({ call }) => call === name)
    ?.results.flatMap(({ findings }) => findings.map(({ problem }) => problem));

describe('the conformance kit', () => {
  it('has at least one probe for each call', async () => {
    const { report } = await run({}, { routerUrl: 'http://router.test' });
    expect(report.calls).toHaveLength(Object.keys(calls).length);
    for (const { call, results } of report.calls) expect(results.length, call).toBeGreaterThan(0);
  });

  it('reports which calls conform, are broken, are missing or were skipped', async () => {
    const { report } = await run({
      'GET /api/terms': { body: { version: '1', html: '' } },
      'GET /api/plans/site/custom/x': { body: {} },
      'GET /api/context/billforward': { body: [] },
    });
    expect(stateOf(report, 'getTerms')).toBe('conforms');
    expect(stateOf(report, 'getBillforward')).toBe('broken');
    expect(stateOf(report, 'getSiteInfo')).toBe('missing');
    expect(stateOf(report, 'addDevice')).toBe('skipped');
    expect(report.isConformant).toBe(false);
  });

  it('does not take the answer to an unknown call for a refusal that conforms', async () => {
    const { report } = await run({});
    expect(stateOf(report, 'getLiveAgent')).toBe('missing');
    const { report: own } = await run({
      'GET /api/live-agent': { status: 404, body: { code: 'NOT_FOUND', message: 'No chat here.' } },
    });
    expect(stateOf(own, 'getLiveAgent')).toBe('conforms');
  });

  it.each<[string, FakeReply]>([
    ['in a web server’s own words', { status: 404, body: '<h1>404 Not Found</h1>' }],
    ['as a call that the backend does not have', { status: 404, body: notHere }],
  ])('calls a portal broken that answers 404 for its configuration %s', async (_, answer) => {
    const { report } = await run({ 'GET /v2/public-config.json': answer });
    expect(stateOf(report, 'getPublicConfig')).toBe('broken');
    expect(printReport(report)).toMatch(
      /broken: answers without a session: answered 404, not 2xx: .*\n +People see: Each visit opens with an error about the portal’s settings\./,
    );
  });

  it('says whether a missing call is needed, and what people see without it', async () => {
    const { report } = await run({});
    const linesAfter = (call: string) => {
      const lines = printReport(report).split('\n');
      return lines[lines.findIndex((line) => line.includes(call)) + 1];
    };
    expect(linesAfter('getTerms')).toContain('needed. People see: Nobody can read the terms.');
    expect(linesAfter('getLiveAgent')).toContain('may be missing. People see: There is no chat.');
  });

  it('forgives a missing call that the minimal profile does not need, and the full one does not', async () => {
    const needed = (report: Report) =>
      report.calls.filter(({ isNeeded }) => isNeeded).map(({ call }) => call);
    const { report } = await run({});
    expect(needed(report)).toContain('getSiteInfo');
    expect(needed(report)).not.toContain('getLiveAgent');
    const { report: forgiven } = await run({}, { except: needed(report) });
    expect(forgiven.isConformant).toBe(true);
    const { report: full } = await run({}, { except: needed(report), profile: 'full' });
    expect(full.isConformant).toBe(false);
    expect(needed(full)).toHaveLength(Object.keys(calls).length);
  });

  it('reports a broken or missing call as excepted if the options except it', async () => {
    const { report } = await run(
      { 'GET /api/terms': { body: {} } },
      { except: ['getTerms', 'getUser'] },
    );
    expect(stateOf(report, 'getTerms')).toBe('excepted');
    expect(stateOf(report, 'getUser')).toBe('excepted');
    expect(stateOf(report, 'getPlans')).not.toBe('excepted');
  });

  it('reports all faults of a body at once, each with what people see', async () => {
    const { report } = await run({
      'GET /api/site-info': {
        body: { planEngine: 'STRIPE', portalType: 'PAYG', landingText: 7, visibleTabs: 'all' },
      },
    });
    expect(problemsOf(report, 'getSiteInfo')).toEqual([
      expect.stringContaining('name: Invalid key'),
      expect.stringContaining('locationID: Invalid key'),
      'no session for: visitor at custom',
      expect.stringContaining('answered 200, not 401'),
      expect.stringContaining('answered 200, not 401'),
      'no session for: buyer',
    ]);
    const { report: tolerated } = await run({
      'GET /api/site-info': {
        body: {
          name: 'A',
          locationID: 'a',
          portalType: 'PAYG',
          planEngine: 'STRIPE',
          landingText: 7,
        },
      },
    });
    const printed = printReport(tolerated);
    expect(printed).toContain('deviates: describes the site: landingText: expected string, got 7');
    expect(printed).toContain("People see: It counts as missing: the portal's own.");
  });

  it('notes a word that the contract calls harmless, and says of any other that it deviates', async () => {
    const plansWith = (more: object) =>
      run({
        'GET /api/site-info': { body: site },
        'GET /api/plans/site/x': { body: [{ ...wire.plan, ...more }] },
      });
    const { report } = await plansWith({ packageType: 'Berth' });
    expect(stateOf(report, 'getPlans')).toBe('noted');
    expect(printReport(report)).toMatch(/^noted {5}getPlans/m);
    expect(printReport(report)).toContain('noted: lists the site’s plans: 0.packageType: expected');
    const { report: several } = await plansWith({ packageType: 'Berth', title: 7 });
    expect(stateOf(several, 'getPlans')).toBe('deviates');
    expect(printReport(several)).toMatch(/ noted: .*packageType/);
    expect(printReport(several)).toMatch(/ deviates: .*title/);
    const { report: numbered } = await plansWith({ packageType: 7 });
    expect(stateOf(numbered, 'getPlans')).toBe('deviates');
  });

  it('names each place of a value that it does not know, and what people see of it', async () => {
    const family = { ...wire.plan, packageType: 'Berth' };
    const { report } = await run({
      'GET /api/site-info': { body: site },
      'GET /api/plans/site/x': { body: [family, { ...family, priceId: 'p-2' }] },
    });
    const found = report.calls.find(({ call }) => call === 'getPlans')?.results;
    expect(found?.flatMap(({ findings }) => findings)).toContainEqual({
      problem: expect.stringMatching(
        /^0\.packageType or 1\.packageType: expected \("Standard" .*"Essential"\), got "Berth"$/,
      ),
      peopleSee: 'An unknown family has a neutral picture.',
      isNote: true,
    });
  });

  it('prints a table with a line for each call and its problems below it', async () => {
    const { report } = await run({ 'GET /api/terms': { body: { version: '1' } } });
    const lines = printReport(report).split('\n');
    const index = lines.findIndex((line) => line.includes('getTerms'));
    expect(lines[index]).toMatch(/^broken +getTerms +GET \/terms$/);
    expect(lines[index + 1]).toContain('html: Invalid key: Expected');
    expect(lines.at(-1)).toMatch(/^\d+ .*1 broken.*does not keep the minimal profile\.$/);
  });

  it('reports a backend that does not answer', async () => {
    const report = await runConformance({
      baseUrl: 'http://backend.test',
      fetch: async () => {
        throw new TypeError('fetch failed');
      },
    });
    expect(problemsOf(report, 'getBlankSession')).toEqual(['no answer: TypeError: fetch failed']);
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
    expect(problemsOf(report, 'createCheckoutSession')).toEqual([
      expect.stringContaining('answered differently the second time'),
    ]);
    const keys = sent
      .filter(({ line }) => line === 'POST /api/billing/create-checkout-session')
      .map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('buys as a user whose registration answers the email address alone', async () => {
    const { report, sent } = await run(
      {
        'POST /auth/login': login,
        'POST /api/user': { status: 201, body: { email: 'm@e.com' } },
        'GET /api/site-info': { body: site },
        'GET /api/plans/site/x': { body: [{ ...wire.plan, priceId: 'p-1' }] },
      },
      { fixtures: { ...fixtures, places: { ...fixtures.places, internal: { location_id: 'I' } } } },
    );
    expect(sent.map(({ line }) => line)).toEqual(
      expect.arrayContaining(['PATCH /api/user', 'POST /api/internal-subscription']),
    );
    expect(problemsOf(report, 'updateUser')).not.toContain('no session for: newcomer');
  });

  it('names the fact that a skipped probe needs', async () => {
    const { report } = await run({ 'POST /auth/login': login }, { fixtures });
    expect(problemsOf(report, 'getBillingSubscription')).toContain(
      'no earlier answer gave: subscriptionId',
    );
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
