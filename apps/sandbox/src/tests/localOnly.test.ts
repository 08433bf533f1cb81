import { request } from 'node:http';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../program/startSandbox';
import { refusePublicTestCards } from '../process/exposure';
import { readConfig } from '../process/readConfig';
import { readTrustedProxies } from '../process/readTrustedProxies';
import { readyLines } from '../process/readyLines';
import { seedVenue } from '../scenarios/seedVenue';
import { cedarPine } from '../scenarios/venues/cedarPine';
import { sites } from '../db/schema/sites';
import { Visitor } from './support/Visitor';
import { copySeeded, startTestSandbox, type TestSandbox } from './support/testSandbox';

type Headers = NodeJS.Dict<string>;

interface Sent {
  method?: string;
  headers?: Headers;
  body?: string;
}

/** A request with any headers; `fetch` may not send a `Host` of one's own. */
const send = (url: string, { method = 'GET', headers = {}, body = '' }: Sent = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const sent = request(url, { method, headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      sent.once('error', reject);
      sent.end(body);
    },
  );

const PORTAL = 'http://localhost:4010';
const visit = '/sandbox/api/visit?venue=canal-wharf&persona=maya';
const entry = '/sandbox/api/gateway-entry?location_id=canal-wharf&mac=A4:83:E7:00:00:01';
const visitPage = '/sandbox/visit?venue=canal-wharf&persona=maya';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('on this machine', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite', { portalOrigins: [PORTAL] });
  });
  afterAll(() => sandbox.close());

  test('only its own address is listened on, by the card provider too', async () => {
    for (const url of [sandbox.url, sandbox.cardProvider.origin ?? '']) {
      const { port } = new URL(url);
      expect((await send(`http://127.0.0.1:${port}/favicon.ico`)).status).toBeLessThan(500);
      await expect(send(`http://127.0.0.2:${port}/favicon.ico`)).rejects.toThrow('ECONNREFUSED');
    }
  });

  test.each(['/', '/sandbox', '/sandbox/api/outbox', '/api/site-info', '/v2/public-config.json'])(
    'a name that somebody else points at this machine does not open %s',
    async (path) => {
      const { port } = new URL(sandbox.url);
      const headers = { host: `evil.example:${port}` };
      expect((await send(sandbox.url + path, { headers })).status).toBe(403);
    },
  );

  test('nor the card provider’s script and API', async () => {
    const origin = sandbox.cardProvider.origin ?? '';
    const headers = {
      host: `evil.example:${new URL(origin).port}`,
      authorization: `Bearer ${sandbox.cardProvider.secretKey}`,
    };
    for (const path of ['/v3/stripe.js', '/v1/customers'])
      expect((await send(origin + path, { headers })).status).toBe(403);
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])('the console answers as %s', async (name) => {
    const headers = { host: `${name}:${new URL(sandbox.url).port}` };
    expect((await send(`${sandbox.url}/sandbox`, { headers })).status).toBe(200);
  });

  test.each([
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1, 2001:db8::7' },
    { 'x-forwarded-for': 'unknown' },
    { 'x-forwarded-host': 'wifi.example' },
    { 'x-real-ip': '203.0.113.7' },
    { forwarded: 'for=127.0.0.1, for="[2001:db8::7]:4711";proto=https' },
  ])('a proxy on this machine that calls for others opens nothing: %j', async (headers) => {
    for (const path of ['/sandbox', '/sandbox/api/outbox', '/api/site-info'])
      expect((await send(sandbox.url + path, { headers })).status).toBe(403);
    const walksIn = await send(sandbox.url + visit, { method: 'POST', headers });
    expect(walksIn.status).toBe(403);
  });

  test.each([
    { referer: 'https://wifi.example/v2/', 'sec-fetch-site': 'same-origin' },
    { referer: 'http://192.168.0.7:8080/v2/' },
  ])(
    'a proxy without headers is refused where `Referer` names another host: %j',
    async (headers) => {
      for (const path of ['/sandbox', '/v2/public-config.json', '/api/site-info'])
        expect((await send(sandbox.url + path, { headers })).status).toBe(403);
    },
  );

  test('a proxy without headers is refused where it speaks HTTP/1.0, as nginx does', async () => {
    const { port } = new URL(sandbox.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET /sandbox HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 403 /);
  });

  test.each([
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:4010' },
    { 'x-forwarded-for': '::1, ::ffff:127.0.0.1, 127.0.0.1:4010' },
    { forwarded: 'for="[::1]:4010";by=127.0.0.1;host="localhost:4010";proto=http' },
  ])('one that calls for this machine’s people opens the console: %j', async (headers) => {
    expect((await send(`${sandbox.url}/sandbox`, { headers })).status).toBe(200);
  });

  test('a proxy beside the one that the operator names opens nothing', async () => {
    const trusted = readTrustedProxies('10.0.0.5');
    const trial = await startTestSandbox('pglite', { trustedProxies: trusted });
    onTestFinished(() => trial.close());
    const headers = { 'x-forwarded-for': '172.17.0.1' };
    expect((await send(`${trial.url}/sandbox`, { headers })).status).toBe(403);
  });

  test('a proxy that the operator names may call for the address of a container’s port', async () => {
    const trusted = readTrustedProxies('127.0.0.1');
    const trial = await startTestSandbox('pglite', { trustedProxies: trusted });
    onTestFinished(() => trial.close());
    const from = { 'x-forwarded-for': '172.17.0.1' };
    expect((await send(`${trial.url}/sandbox`, { headers: from })).status).toBe(200);
    for (const other of [{ host: 'wifi.example' }, { 'x-forwarded-host': 'wifi.example' }])
      expect((await send(`${trial.url}/sandbox`, { headers: { ...from, ...other } })).status).toBe(
        403,
      );
  });

  test.each([
    ['a page’s walk-in', visitPage, { method: 'POST', headers: form }],
    ['the address of a visit', visit, { method: 'POST' }],
    ['the address of a device’s entry', entry, { method: 'POST' }],
    ['the clock', '/sandbox/api/clock', { method: 'POST', body: '{"days":400}' }],
    ['the clock’s form', '/sandbox/clock', { method: 'POST', body: 'days=400', headers: form }],
    ['a fault', '/sandbox/api/faults', { method: 'POST', body: '{"call":"*","kind":"500"}' }],
    ['the faults', '/sandbox/api/faults', { method: 'DELETE' }],
    ['a device', '/sandbox/devices', { method: 'POST', body: 'mac=a', headers: form }],
    ['a solved captcha', '/simulators/captcha/token', { method: 'POST' }],
  ] satisfies [string, string, Sent][])(
    '%s is refused to the scripts and forms of another site',
    async (_what, path, sent: Sent) => {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'http://localhost:3999' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ])
        expect(
          await send(sandbox.url + path, { ...sent, headers: { ...sent.headers, ...headers } }),
        ).toMatchObject({ status: 403 });
      expect(sandbox.clock.offsetMs).toBe(0);
      expect(sandbox.faults.rules).toEqual([]);
    },
  );

  test('what was sent is not shown to the scripts of another site', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await send(`${sandbox.url}/sandbox/api/outbox`, { headers })).status).toBe(403);
  });

  test('the console’s own forms and the portal in development may change things', async () => {
    for (const headers of [
      { origin: sandbox.url, 'sec-fetch-site': 'same-origin' },
      { origin: PORTAL, 'sec-fetch-site': 'same-site' },
      {},
    ] satisfies Headers[])
      expect((await send(sandbox.url + visitPage, { method: 'POST', headers })).status).toBe(200);
  });

  test('nobody walks in with a GET', async () => {
    expect((await send(sandbox.url + visit)).status).toBe(404);
    expect((await send(sandbox.url + entry)).status).toBe(404);
    expect((await send(sandbox.url + visitPage)).status).toBe(404);
  });

  test('a link on another site opens the console', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const referer = 'https://docs.example/';
    expect((await send(`${sandbox.url}/sandbox`, { headers })).status).toBe(200);
    expect(
      (await send(`${sandbox.url}/sandbox`, { headers: { ...headers, referer } })).status,
    ).toBe(200);
  });

  test('a link on another site lets the gateway see no device', async () => {
    const device = '?mac=A4:83:E7:00:00:01&location_id=canal-wharf';
    const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const typed = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
    for (const page of [`/gateway/check${device}`, `/gateway/captive${device}`]) {
      expect((await send(sandbox.url + page, { headers: followed })).status).toBe(403);
      for (const headers of [typed, { ...typed, 'sec-fetch-site': 'same-origin' }, {}])
        expect((await send(sandbox.url + page, { headers })).status).toBe(200);
    }
  });

  test.each([
    ['https://evil.example', undefined],
    ['http://localhost:3999', undefined],
    [PORTAL, PORTAL],
  ])('the API’s answers are for the portal’s scripts: %s', async (origin, allowed) => {
    const asked = await send(`${sandbox.url}/api/site-info`, { headers: { origin } });
    expect(asked.headers['access-control-allow-origin']).toBe(allowed);
    const preflight = await send(`${sandbox.url}/api/site-info`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBe(allowed);
  });
});

describe('for others than this machine', () => {
  const liveKeys = {
    origin: null,
    secretKey: ['sk', 'live', 'none'].join('_'),
    publishableKey: 'pk_live_none',
    webhookSecret: 'whsec_none',
  };
  /** The answers that lead to pages of the console where it exists. */
  const linksFor = (visitor: Visitor) =>
    Promise.all(
      ['site-info/status', 'context/billforward', 'live-agent', 'feedback/info'].map(
        async (path) => (await visitor.call('GET', `/api/${path}`)).body,
      ),
    );

  test.each([
    ['HOST is 0.0.0.0', { host: '0.0.0.0' }],
    ['PUBLIC_URL is https://wifi.example', { publicUrl: 'https://wifi.example' }],
    ['STRIPE_SECRET_KEY is a live key', { cardProvider: liveKeys }],
  ])(
    'the process has no console, test hook or demo person, and links to none of them, because %s',
    async (why, options) => {
      const sandbox = await startSandbox({ port: 0, testPayments: true, ...options });
      expect(sandbox.publicBecause).toBe(why);
      for (const path of [
        '/sandbox',
        '/sandbox/outbox',
        '/sandbox/studio/',
        '/sandbox/api/outbox',
        '/sandbox/assets/mark.svg',
        '/gateway/check?mac=A4:83:E7:00:00:01&location_id=canal-wharf',
        '/gateway/captive?mac=A4:83:E7:00:00:01&location_id=canal-wharf',
      ])
        expect((await send(sandbox.url + path)).status).toBe(404);
      for (const path of [
        visit,
        visitPage,
        '/sandbox/studio/mail',
        '/simulators/captcha/token',
        '/sandbox/api/clock',
      ])
        expect((await send(sandbox.url + path, { method: 'POST' })).status).toBe(404);
      expect(await sandbox.backend.db.select().from(sites)).toEqual([]);
      expect((await send(`${sandbox.url}/v2/public-config.json`)).status).toBe(200);
      expect((await send(`${sandbox.url}/api/site-info`)).status).toBe(401);
      await seedVenue(sandbox.backend.db, cedarPine, 0, sandbox.clock.now());
      expect(
        await linksFor(await new Visitor(sandbox, cedarPine.locationId).arrive()),
      ).toMatchObject([
        { internetProbe: null },
        { accountUrl: null },
        { code: 'NOT_FOUND' },
        { code: 'NOT_FOUND' },
      ]);
      await sandbox.close();
    },
  );

  test('a database with demo people is refused, because everybody knows their password', async () => {
    const data = await copySeeded('pglite');
    await expect(
      startSandbox({ port: 0, ...data, host: '0.0.0.0', testPayments: true }),
    ).rejects.toThrow(
      /^The database holds the demo venues and people.*because HOST is 0\.0\.0\.0.*DATA_DIR/,
    );
    await rm(data.dataDir, { recursive: true });
  });

  test('the stand-in for the captcha is refused', async () => {
    await expect(
      startSandbox({ port: 0, host: '0.0.0.0', testPayments: true, captcha: 'simulator' }),
    ).rejects.toThrow(/^--captcha .*RECAPTCHA_SITE_KEY/);
  });

  // SEC-15
  describe('test cards, where others reach the process,', () => {
    const refusal = /^Payments would go to a simulator.*live keys.*TEST_PAYMENTS=on/;
    const elsewhere = {
      origin: 'http://127.0.0.1:1',
      secretKey: 'sk_test_none',
      publishableKey: 'pk_test_none',
      webhookSecret: 'whsec_none',
    };

    test.each([
      ['HOST', { host: '0.0.0.0' }],
      ['PUBLIC_URL', { publicUrl: 'https://wifi.example' }],
      [
        'PUBLIC_URL, and the simulator runs alone',
        { publicUrl: 'https://wifi.example', cardProvider: elsewhere },
      ],
    ])(
      'are refused with the simulator and a public %s, and nothing is written',
      async (_, options) => {
        const dataDir = join(await mkdtemp(join(tmpdir(), 'foyer-test-')), 'data');
        await expect(startSandbox({ port: 0, dataDir, ...options })).rejects.toThrow(refusal);
        expect(existsSync(dataDir)).toBe(false);
        await rm(dirname(dataDir), { recursive: true });
      },
    );

    test.each([
      ['HOST', { host: '0.0.0.0' }],
      ['PUBLIC_URL', { publicUrl: 'https://wifi.example' }],
    ])('are refused with test keys of the real provider and a public %s', async (_, options) => {
      for (const secretKey of ['sk_test_none', 'rk_test_none'])
        await expect(
          startSandbox({
            port: 0,
            ...options,
            cardProvider: { ...elsewhere, origin: null, secretKey },
          }),
        ).rejects.toThrow(
          /^STRIPE_SECRET_KEY is a test key.*a test card pays for everybody.*live keys.*TEST_PAYMENTS=on/,
        );
    });

    test.each([
      ['the simulator', null, true],
      ['test keys', { ...elsewhere, origin: null }, true],
      ['live keys', liveKeys, false],
    ])('%s: the program says so if a test card pays', (_, cardProvider, pays) => {
      const config = readConfig({ HOST: '0.0.0.0', TEST_PAYMENTS: 'on' }, []);
      const lines = readyLines({ ...config, cardProvider }, 'HOST is 0.0.0.0');
      expect(lines.join('\n').includes('A test card pays for everybody')).toBe(pays);
      expect(lines.at(-1)).toBe('Foyer is ready: http://localhost:4000/v2/');
    });

    test('live keys need no TEST_PAYMENTS', () => {
      const config = { ...readConfig({ HOST: '0.0.0.0' }, []), cardProvider: liveKeys };
      expect(() => refusePublicTestCards(config)).not.toThrow();
    });

    test.each([
      ['on', true],
      ['', false],
      [undefined, false],
    ])('is allowed by TEST_PAYMENTS only: "%s"', (value, isAllowed) => {
      expect(readConfig({ TEST_PAYMENTS: value }, []).testPayments).toBe(isAllowed);
    });

    test('is not allowed by another word', () => {
      expect(() => readConfig({ TEST_PAYMENTS: 'yes' }, [])).toThrow(/^TEST_PAYMENTS is "yes"/);
    });
  });
});
