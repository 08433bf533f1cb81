import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { portalHeaders } from '@foyer/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { installationFrom, standardSettings } from '../settings/Settings';
import { doctor } from './doctor';
import { printFindings } from './printFindings';

const SCRIPT = 'start()';
const PAGE = `<style>a{}</style><div id="root" data-entry="./assets/entry-12345678.js"></div><script>${SCRIPT}</script>`;
const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  plain?: boolean;
  /** A request without this header is refused. */
  needs?: string;
}

const headers = portalHeaders(
  installationFrom({
    ...standardSettings(),
    publicUrl: 'http://localhost',
    publicConfig: { stripeEnabled: false },
  }),
  { scriptHashes: [hashOf(SCRIPT)], styleHashes: [hashOf('a{}')] },
);

/** An installation with nothing wrong but plain HTTP. */
const sound = (): Record<string, Reply> => ({
  '/v2/': { headers: headers.page, body: PAGE },
  '/v2/assets/entry-12345678.js': { headers: headers.asset, body: 'export {}' },
  '/v2/public-config.json': { headers: headers.file, body: '{"stripeEnabled":false}', plain: true },
  '/auth/blank-session': {
    headers: { authorization: 'Bearer x' },
    body: '{}',
    plain: true,
    needs: 'x-location-details',
  },
  '/api/site-info': { status: 401, plain: true },
  '/captive': {
    headers: { 'content-type': 'application/captive+json', 'cache-control': 'private, no-store' },
    body: '{"captive":false}',
    plain: true,
  },
});

let server: Server | undefined;
afterEach(() => server?.close());

const serve = (routes: Record<string, Reply>): Promise<string> =>
  new Promise((resolve) => {
    const started = createServer((asked, answer) => {
      const route = routes[asked.url ?? ''] ?? { status: 404, headers: headers.file, plain: true };
      const { body = '', plain = false, needs = 'host' } = route;
      const status = needs in asked.headers ? (route.status ?? 200) : 400;
      answer.writeHead(status, { ...route.headers, ...(!plain && { 'content-encoding': 'br' }) });
      answer.end(plain ? body : brotliCompressSync(body));
    }).listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(started.address() as AddressInfo).port}`),
    );
    server = started;
  });

const examine = async (changes: Record<string, Reply>, gateway: string | null = null) => {
  const origin = await serve({ ...sound(), ...changes });
  const found = await doctor({
    portal: `${origin}/v2/`,
    captiveApi: `${origin}/captive`,
    // An address of the portal's own where it is a path.
    gateway: gateway && new URL(gateway, origin).href,
  });
  return found.filter(({ level, what }) => level === 'wrong' && !what.startsWith('transport'));
};

const headersWithout = (given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter(([key]) => key !== 'referrer-policy'));
const without = (name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(headers.page).filter(([key]) => key !== name));
const policy = (change: (text: string) => string): Reply => ({
  headers: {
    ...headers.page,
    'content-security-policy': change(headers.page['content-security-policy'] ?? ''),
  },
  body: PAGE,
});

describe('the doctor', () => {
  it('finds nothing wrong with a sound installation', async () => {
    expect(await examine({})).toEqual([]);
  });

  it('finds nothing wrong with a chat, which the page’s configuration does not name', async () => {
    const withChat = portalHeaders(
      installationFrom({
        ...standardSettings(),
        publicUrl: 'http://localhost',
        chatOrigins: ['https://hotel.ladesk.com'],
        publicConfig: { stripeEnabled: false },
      }),
      { scriptHashes: [hashOf(SCRIPT)], styleHashes: [hashOf('a{}')] },
    );
    expect(await examine({ '/v2/': { headers: withChat.page, body: PAGE } })).toEqual([]);
  });

  it.each<[what: string, seen: string, changes: Record<string, Reply>]>([
    [
      'security policy',
      'The answer has no Content-Security-Policy.',
      { '/v2/': { headers: without('content-security-policy'), body: PAGE } },
    ],
    [
      'security policy',
      "script-src allows 'unsafe-inline'.",
      {
        '/v2/': policy((text) =>
          text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
        ),
      },
    ],
    [
      'security policy',
      'script-src lacks',
      { '/v2/': policy((text) => text.replace(/ 'sha256-[^']+'/, '')) },
    ],
    [
      'trusted types',
      'Nothing keeps a plain text from becoming a script.',
      { '/v2/': policy((text) => text.replace(/; require-trusted.*$/, '')) },
    ],
    [
      'headers of the page',
      'x-content-type-options is missing.',
      { '/v2/': { headers: without('x-content-type-options'), body: PAGE } },
    ],
    [
      'headers of assets',
      'cache-control is "no-cache"',
      {
        '/v2/assets/entry-12345678.js': {
          headers: { ...headers.asset, 'cache-control': 'no-cache' },
        },
      },
    ],
    ['a missing file', 'It answers 200.', { '/v2/assets/none-00000000.js': { body: PAGE } }],
    [
      'compression of the page',
      'It is sent uncompressed.',
      { '/v2/': { headers: headers.page, body: PAGE, plain: true } },
    ],
    [
      'clock',
      's off.',
      {
        '/auth/blank-session': {
          headers: { authorization: 'Bearer x', date: 'Mon, 01 Jan 2024 00:00:00 GMT' },
          plain: true,
        },
      },
    ],
    [
      'configuration',
      'No page reads apiUrl.',
      {
        '/v2/public-config.json': { body: '{"stripeEnabled":false,"apiUrl":"/api"}', plain: true },
      },
    ],
    [
      'configuration',
      'isn’t a JSON object',
      { '/v2/public-config.json': { body: PAGE, plain: true } },
    ],
    ['private files', '/v2/csp.json', { '/v2/csp.json': { body: '{}', plain: true } }],
    [
      'private files',
      'entry-12345678.js.map',
      { '/v2/assets/entry-12345678.js.map': { body: '{}', plain: true } },
    ],
    ['backend', 'answers 500', { '/auth/blank-session': { status: 500, plain: true } }],
    ['API', 'answers 404', { '/api/site-info': { status: 404, plain: true } }],
    [
      'headers of a missing file',
      'referrer-policy is missing.',
      { '/v2/assets/none-00000000.js': { status: 404, headers: headersWithout(headers.file) } },
    ],
    [
      'headers of the page',
      'referrer-policy is "origin", not "same-origin".',
      { '/v2/': { headers: { ...headers.page, 'referrer-policy': 'origin' }, body: PAGE } },
    ],
    [
      'compression of scripts',
      'It is sent uncompressed.',
      {
        '/v2/assets/entry-12345678.js': { headers: headers.asset, body: 'export {}', plain: true },
      },
    ],
    [
      'captive portal API',
      'captive',
      {
        '/captive': {
          headers: sound()['/captive']?.headers ?? {},
          body: '{"captive":"no"}',
          plain: true,
        },
      },
    ],
    [
      'captive portal API',
      'Cache-Control has no "private"',
      {
        '/captive': {
          headers: { 'content-type': 'application/captive+json', 'cache-control': 'no-store' },
          body: '{"captive":false}',
          plain: true,
        },
      },
    ],
    ['portal', 'a page that isn’t the portal’s', { '/v2/': { body: '<h1>Welcome to nginx</h1>' } }],
    ['portal', 'It answers 403.', { '/v2/': { status: 403 } }],
  ])('names %s: %s', async (what, seen, changes) => {
    const found = await examine(changes);
    expect(found.map((finding) => finding.what)).toEqual([what]);
    expect(found[0]?.seen).toContain(seen);
    expect(found[0]?.remedy).toMatch(/\.$/);
  });

  it('names a gateway that leads elsewhere', async () => {
    const elsewhere = await serve({
      '/': { status: 302, headers: { location: 'http://10.0.0.1/' }, plain: true },
    });
    const gateway = server;
    const found = await examine({}, `${elsewhere}/`);
    gateway?.close();
    expect(found.map(({ what, seen }) => `${what}: ${seen}`)).toEqual([
      'gateway: It leads to http://10.0.0.1, not to the portal.',
    ]);
  });

  it.each([
    ['It leads to the portal without location_id.', { status: 302, headers: { location: '/v2/' } }],
    ['It answers 200 without a redirect.', { body: 'Welcome' }],
    [
      'Its redirect leads to "http://". That isn’t an address.',
      { status: 302, headers: { location: 'http://' } },
    ],
  ])('names a gateway: %s', async (seen, reply) => {
    const found = await examine({ '/caught': { ...reply, plain: true } }, '/caught');
    expect(found.map((finding) => `${finding.what}: ${finding.seen}`)).toEqual([
      `gateway: ${seen}`,
    ]);
  });

  it.each([
    ['auth', 'authBase', '/auth/blank-session', 'x-location-details'],
    ['api', 'apiBase', '/api/site-info', 'authorization'],
  ])('names what a backend with %s on another origin hides', async (base, key, path, header) => {
    const shared = {
      authorization: 'x',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Date, X-Auth-Error',
    };
    const backend = await serve({ [path]: { headers: shared, plain: true } });
    const other = server;
    const found = await examine({
      '/v2/public-config.json': {
        body: JSON.stringify({ stripeEnabled: false, [key]: `${backend}/${base}` }),
        plain: true,
      },
    });
    other?.close();
    expect(found.map(({ what, seen }) => `${what}: ${seen}`)).toContain(
      `CORS of ${key}: Pages can’t read authorization. OPTIONS doesn’t allow the header ${header}.`,
    );
    expect(found.filter(({ what }) => what.startsWith('CORS'))).toHaveLength(1);
  });

  it('takes trusted types that are only reported for the operator’s choice', async () => {
    const reporting = installationFrom({
      ...standardSettings(),
      publicUrl: 'http://localhost',
      publicConfig: { stripeEnabled: false },
      enforceTrustedTypes: false,
    });
    const { page } = portalHeaders(reporting, {
      scriptHashes: [hashOf(SCRIPT)],
      styleHashes: [hashOf('a{}')],
    });
    expect(page['content-security-policy-report-only']).toContain('require-trusted-types-for');
    expect(await examine({ '/v2/': { headers: page, body: PAGE } })).toEqual([]);
  });

  it('names plain http, of the portal and of the captive portal API', async () => {
    const origin = await serve(sound());
    const found = await doctor({
      portal: `${origin}/v2/`,
      captiveApi: `${origin}/captive`,
      gateway: null,
    });
    expect(found.filter(({ level }) => level === 'wrong').map(({ what }) => what)).toEqual([
      'transport',
      'transport of the captive portal API',
    ]);
  });

  it('finds nothing wrong without a configuration, whose defaults hold', async () => {
    const bare = { status: 404, headers: headers.file, plain: true };
    const { page } = portalHeaders(
      installationFrom({ ...standardSettings(), publicUrl: 'http://localhost' }),
      { scriptHashes: [hashOf(SCRIPT)], styleHashes: [hashOf('a{}')] },
    );
    expect(
      await examine({ '/v2/public-config.json': bare, '/v2/': { headers: page, body: PAGE } }),
    ).toEqual([]);
  });

  it('names an address where nobody answers', async () => {
    const [only] = await doctor({ portal: 'http://127.0.0.1:9/', captiveApi: null, gateway: null });
    expect(only).toMatchObject({ level: 'wrong', what: 'portal' });
  });

  it('prints no control character that the other side sent', () => {
    const seen = 'It leads to \u001B[2J\u009Bhttp://.';
    const table = printFindings([{ level: 'wrong', what: 'gateway', seen, remedy: 'Mend it.' }]);
    expect(table).toContain('It leads to \uFFFD[2J\uFFFDhttp://.');
  });

  it('prints what is wrong first, with what to do', () => {
    const table = printFindings([
      { level: 'good', what: 'clock', seen: 'Fine.', remedy: '' },
      { level: 'wrong', what: 'CORS', seen: 'No.', remedy: 'Send it.' },
    ]);
    expect(table).toBe(
      'WRONG   CORS   No.\n               → Send it.\ngood    clock  Fine.\n\n1 wrong, 0 to think about, 1 good',
    );
  });
});
