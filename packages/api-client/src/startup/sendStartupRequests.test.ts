import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../contract/calls';
import { makeBlankToken, makeToken } from '../testing/makeToken';
import { callUrl, defaultBases } from '../transport/bases';
import { bases, openStartPage, pathOf } from '../testing/startPage';
import { sendStartupRequests } from './sendStartupRequests';

const ENTRY =
  '#/stardust/auth/login?mac_id=A4:83:E7:00:00:01&nas_id=gw-1&location_id=canal-wharf&customer_code=CANAL';

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

let storage: Map<string, string>;
let asked: { url: string; path: string; init: RequestInit }[];

const answerWith = (answer: Answer): void => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push({ url, path: pathOf(url), init });
    return answer(url, init);
  });
};

/** An answer that never comes: only an abort ends the wait. */
const never: Answer = (_url, { signal }) =>
  new Promise((_settle, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

/** Seconds since 1970. */
const FUTURE = Math.floor(Date.now() / 1000) + 3600;
const PAST = FUTURE - 7200;

const maya = makeToken({ user_id: 'maya', location_id: 'canal-wharf', exp: FUTURE });

/** What the browser keeps from an earlier visit to the venue. */
const keep = (values: Record<string, string>): void => {
  storage.set('foyer.location', JSON.stringify({ location_id: 'canal-wharf' }));
  for (const [key, value] of Object.entries(values)) storage.set(key, value);
};

const paths = (): string[] => asked.map(({ path }) => path);
const bearer = ({ init }: { init: RequestInit }): string | null =>
  new Headers(init.headers).get('Authorization');

const wellMannered: Answer = (url) =>
  url.endsWith('/blank-session')
    ? Response.json(null, { headers: { Authorization: 'Bearer fresh' } })
    : Response.json({});

beforeEach(() => {
  storage = openStartPage(ENTRY);
  asked = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const gatewayAnswers = (answer: (body: object) => Response) =>
  answerWith((url, init) =>
    url.endsWith('/gateway/login')
      ? answer(JSON.parse(init.body as string) as object)
      : wellMannered(url, init),
  );

describe('the startup requests', () => {
  it('go to the configuration, the session, the gateway and the site as the entry names them', async () => {
    answerWith(wellMannered);
    const requests = sendStartupRequests(bases);
    await Promise.all([requests.config, requests.token, requests.gateway, requests.siteInfo]);
    expect(asked.map(({ path }) => path)).toEqual([
      '/v2/public-config.json',
      '/auth/blank-session',
      '/api/gateway/login',
      '/api/site-info',
    ]);
    expect(JSON.parse(asked[2]?.init.body as string)).toEqual({
      mac: 'A4:83:E7:00:00:01',
      nas_id: 'gw-1',
      location_id: 'canal-wharf',
      customer_code: 'CANAL',
    });
    expect(storage.get('Token')).toBe('fresh');
  });

  it('send the gateway the details of an entry without a location', async () => {
    vi.stubGlobal('window', {
      location: { hash: '#/stardust/auth/login?mac_id=A4:83:E7:00:00:01&nas_id=gw-1' },
    });
    answerWith(wellMannered);
    await sendStartupRequests(bases).gateway;
    const [, session, gateway] = asked;
    expect(new Headers(session?.init.headers).get('X-Location-Details')).toBe(
      'mac=A4%3A83%3AE7%3A00%3A00%3A01&nas_id=gw-1&next=1',
    );
    expect(JSON.parse(gateway?.init.body as string)).toEqual({
      mac: 'A4:83:E7:00:00:01',
      nas_id: 'gw-1',
    });
  });

  it('go to the configuration alone outside the venue’s network', async () => {
    vi.stubGlobal('window', { location: { hash: '' } });
    answerWith(wellMannered);
    const requests = sendStartupRequests(bases);
    expect([requests.gateway, requests.siteInfo, requests.account, await requests.token]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(asked.map(({ path }) => path)).toEqual(['/v2/public-config.json']);
  });

  it.each([
    ['', true],
    ['#/', true],
    ['#/portal', true],
    [ENTRY, true],
    ['#/portal/billing', false],
    ['#/portal?reload=true', false],
  ])('ask for the dashboard where the address is "%s": %s', async (hash, isAsked) => {
    keep({ Token: maya });
    vi.stubGlobal('window', { location: { hash } });
    answerWith(wellMannered);
    const requests = sendStartupRequests(bases);
    await Promise.all([requests.siteInfo, requests.account, requests.dashboard]);
    expect(paths().includes('/api/dashboard')).toBe(isAsked);
  });

  it('ask for no dashboard of a visitor', async () => {
    keep({ Token: makeBlankToken({ location_id: 'canal-wharf', exp: FUTURE }) });
    answerWith(wellMannered);
    const requests = sendStartupRequests(bases);
    await Promise.all([requests.siteInfo, requests.account, requests.dashboard]);
    expect(paths()).not.toContain('/api/dashboard');
  });

  it('use the stored venue on the next page, which no longer names it', async () => {
    answerWith(wellMannered);
    await sendStartupRequests(bases).siteInfo;
    vi.stubGlobal('window', { location: { hash: '#/login' } });
    expect(sendStartupRequests(bases).location?.locationId).toBe('canal-wharf');
  });

  const pageNames = (named: Record<string, string>) =>
    vi.stubGlobal('document', {
      querySelector: (selector: string) => ({
        content: named[/foyer-(\w+)-base/.exec(selector)?.[1] ?? ''] ?? '',
      }),
    });
  const configNames = (body: object) =>
    answerWith((url, init) =>
      url.endsWith('public-config.json') ? Response.json(body) : wellMannered(url, init),
    );
  const urls = (): string[] => asked.map(({ url }) => url);

  it('go nowhere with a token before the configuration has named the addresses', async () => {
    keep({ Token: maya });
    configNames({ apiBase: 'https://api.test/v1/', authBase: 'https://login.test//' });
    const requests = sendStartupRequests();
    expect(await requests.bases).toEqual({
      api: 'https://api.test/v1',
      auth: 'https://login.test',
    });
    await Promise.all([requests.gateway, requests.siteInfo, requests.account]);
    expect(urls()[0]).toBe('public-config.json');
    expect(new Set(urls().slice(1))).toEqual(
      new Set([
        'https://api.test/v1/gateway/login',
        'https://api.test/v1/site-info',
        'https://api.test/v1/user',
        'https://api.test/v1/dashboard',
      ]),
    );
  });

  it('go to the addresses of the page’s tags without waiting for the configuration', async () => {
    pageNames({ api: 'https://api.test/', auth: 'https://login.test/' });
    answerWith((url, init) =>
      url.endsWith('public-config.json') ? never(url, init) : wellMannered(url, init),
    );
    await sendStartupRequests().siteInfo;
    expect(urls()).toContain('https://login.test/blank-session');
    expect(urls()).toContain('https://api.test/site-info');
  });

  it('go to the address of the configuration where a tag is empty', async () => {
    pageNames({ api: 'https://api.test' });
    configNames({ apiBase: 'https://other.test', authBase: 'https://login.test' });
    const requests = sendStartupRequests();
    expect(await requests.bases).toEqual({ api: 'https://api.test', auth: 'https://login.test' });
  });

  it.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['names none', () => Response.json({ apiBase: '', authBase: null })],
    ['is not an object', () => Response.json([])],
    [
      'does not come',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('go to /api and /auth where the configuration %s', async (_, config) => {
    answerWith((url, init) =>
      url.endsWith('public-config.json') ? config() : wellMannered(url, init),
    );
    expect(await sendStartupRequests().bases).toEqual({ api: '/api', auth: '/auth' });
  });

  it('time out after fifteen seconds', async () => {
    vi.useFakeTimers();
    answerWith(never);
    const requests = sendStartupRequests(bases);
    const settled = vi.fn();
    void requests.config.then(settled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ status: 0, body: null }));
  });

  it('give status 0 for a broken connection, and no body for an incomplete one', async () => {
    answerWith((url) => {
      if (url.endsWith('public-config.json')) throw new TypeError('Failed to fetch');
      return new Response('{"name": "Can');
    });
    const requests = sendStartupRequests(bases);
    expect((await requests.config).status).toBe(0);
    expect(await requests.siteInfo).toMatchObject({ status: 200, body: undefined });
  });

  it('work if the browser refuses local storage', async () => {
    const refuse = () => {
      throw new Error('The operation is insecure.');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    answerWith(wellMannered);
    const requests = sendStartupRequests(bases);
    expect(await requests.token).toBe('fresh');
    expect((await requests.siteInfo)?.status).toBe(200);
  });

  it('are sent again with the address with which the page was opened', async () => {
    answerWith(wellMannered);
    const requests = sendStartupRequests(bases);
    await requests.siteInfo;
    storage.clear();
    vi.stubGlobal('window', { location: { hash: '#/error' } });
    const resent = requests.resend();
    await resent.siteInfo;
    expect(resent.location?.nasId).toBe('gw-1');
    expect(asked.filter(({ path }) => path === '/api/site-info')).toHaveLength(2);
  });

  it('go to the addresses of the contract', async () => {
    gatewayAnswers(() => Response.json({}, { headers: { Authorization: `Bearer ${maya}` } }));
    const { siteInfo, account } = sendStartupRequests(defaultBases, `${ENTRY}&token=a-ticket`);
    await Promise.all([siteInfo, account]);
    const named = [
      calls.getPublicConfig,
      calls.getBlankSession,
      calls.gatewayLogin,
      calls.getSiteInfo,
      calls.getUser,
      calls.getDashboard,
    ];
    expect(asked.map(({ path, init }) => `${init.method ?? 'GET'} ${path}`)).toEqual(
      named.map((call) => `${call.method} ${callUrl(call, defaultBases)}`),
    );
  });

  it('give the gateway the entry’s token and an agent’s flag, and wait for its session', async () => {
    answerWith((url, init) =>
      url.endsWith('/gateway/login')
        ? Response.json({}, { headers: { Authorization: `Bearer ${maya}` } })
        : wellMannered(url, init),
    );
    const requests = sendStartupRequests(bases, `${ENTRY}&token=abc&is_impersonating=true`);
    await requests.account;
    const body = (index: number) => JSON.parse(asked[index]?.init.body as string) as unknown;
    expect(body(2)).toMatchObject({ token: 'abc', is_impersonating: true });
    expect(asked.at(-1)?.init.headers).toEqual({ Authorization: `Bearer ${maya}` });
  });

  it('are a user’s at once with the stored token, which the gateway may renew', async () => {
    vi.stubGlobal('window', { location: { hash: '#/portal' } });
    keep({ Token: maya });
    answerWith(wellMannered);
    const requests = sendStartupRequests(bases);
    await Promise.all([requests.gateway, requests.siteInfo, requests.account]);
    expect(paths()).toEqual([
      '/v2/public-config.json',
      '/api/gateway/login',
      '/api/site-info',
      '/api/user',
      '/api/dashboard',
    ]);
    expect(asked.slice(1).map(bearer)).toEqual(
      [maya, maya, maya, maya].map((token) => `Bearer ${token}`),
    );
    expect(await requests.token).toBe(maya);
  });

  it.each([
    ['an anonymous', makeBlankToken({ exp: FUTURE })],
    ['an expired visitor’s', makeBlankToken({ exp: PAST })],
    ['an expired user’s', makeToken({ user_id: 'maya', exp: PAST })],
    ['an unreadable', 'not-a-token'],
  ])('replace %s token by a new blank session’s before anything else', async (_, token) => {
    vi.stubGlobal('window', { location: { hash: '#/portal' } });
    keep({ Token: token });
    answerWith(wellMannered);
    const requests = sendStartupRequests(bases);
    await Promise.all([requests.gateway, requests.siteInfo]);
    expect(requests.account).toBeNull();
    expect(paths().slice(1)).toEqual([
      '/auth/blank-session',
      '/api/gateway/login',
      '/api/site-info',
    ]);
    expect(asked.slice(2).map(bearer)).toEqual(['Bearer fresh', 'Bearer fresh']);
    expect(storage.get('Token')).toBe('fresh');
  });

  it('make an expired user a visitor outside the network too', async () => {
    vi.stubGlobal('window', { location: { hash: '#/portal' } });
    storage.set('Token', makeToken({ user_id: 'maya', exp: PAST }));
    answerWith(wellMannered);
    const requests = sendStartupRequests(bases);
    expect(await requests.token).toBe('fresh');
    expect([requests.account, requests.siteInfo, requests.gateway]).toEqual([null, null, null]);
    expect([requests.isOutsideNetwork, storage.get('Token')]).toEqual([true, 'fresh']);
  });

  it('wait for the gateway if a user has moved to another venue, and go on with its token', async () => {
    const moved = makeToken({ user_id: 'maya', location_id: 'cedar-pine', exp: FUTURE });
    keep({ Token: maya });
    answerWith((url, init) =>
      url.endsWith('/gateway/login')
        ? Response.json({}, { headers: { Authorization: `Bearer ${moved}` } })
        : wellMannered(url, init),
    );
    const hash = ENTRY.replace('location_id=canal-wharf', 'location_id=cedar-pine');
    const requests = sendStartupRequests(bases, hash);
    await Promise.all([requests.siteInfo, requests.account]);
    expect(asked.slice(1).map((sent) => [sent.path, bearer(sent)])).toEqual([
      ['/api/gateway/login', `Bearer ${maya}`],
      ['/api/site-info', `Bearer ${moved}`],
      ['/api/user', `Bearer ${moved}`],
      ['/api/dashboard', `Bearer ${moved}`],
    ]);
    expect(requests.location?.locationId).toBe('cedar-pine');
  });

  it('go out with a new blank session after the server has refused the user’s token', async () => {
    vi.stubGlobal('window', { location: { hash: '#/portal' } });
    keep({ Token: maya });
    answerWith(wellMannered);
    const requests = sendStartupRequests(bases);
    const resent = requests.resend({ refusedToken: maya });
    expect(await resent.token).toBe('fresh');
    expect(resent.account).toBeNull();
  });

  it('keep no agent’s flag of a ticket before its user replaces the one who is logged in', async () => {
    keep({ Token: maya });
    const other = makeToken({ user_id: 'rhys', exp: FUTURE });
    gatewayAnswers(() => Response.json({}, { headers: { Authorization: `Bearer ${other}` } }));
    const hash = `${ENTRY}&token=a-ticket&is_impersonating=true`;
    const requests = sendStartupRequests(bases, hash);
    await requests.gateway;
    expect([storage.get('Token'), storage.get('foyer.impersonating')]).toEqual([maya, undefined]);
    await requests.resend({ replacesSession: true }).gateway;
    expect([storage.get('Token'), storage.get('foyer.impersonating')]).toEqual([other, 'true']);
  });

  it('keep an agent’s flag for the next pages of the session, and drop it with the session', async () => {
    answerWith(wellMannered);
    keep({ Token: maya });
    const flagAt = async (hash: string): Promise<unknown> => {
      asked = [];
      await sendStartupRequests(bases, hash).gateway;
      const sent = asked.find(({ path }) => path === '/api/gateway/login')?.init.body as string;
      return (JSON.parse(sent) as { is_impersonating?: boolean }).is_impersonating;
    };
    expect(await flagAt(`${ENTRY}&is_impersonating=true`)).toBe(true);
    storage.set('Token', maya);
    expect(await flagAt('#/portal')).toBe(true);
    expect(await flagAt(ENTRY)).toBeUndefined();
    expect(await flagAt(`${ENTRY}&is_impersonating=true`)).toBe(true);
    storage.delete('Token');
    expect(await flagAt('#/portal')).toBeUndefined();
  });

  it('keep the flag of a visitor outside the network until a gateway entry', async () => {
    answerWith(wellMannered);
    const outside = sendStartupRequests(bases, '#/login');
    expect([outside.isOutsideNetwork, storage.get('foyer.outsideNetwork')]).toEqual([true, 'true']);
    expect(sendStartupRequests(bases, '#/portal').isOutsideNetwork).toBe(true);
    expect(sendStartupRequests(bases, ENTRY).isOutsideNetwork).toBe(false);
    expect(storage.has('foyer.outsideNetwork')).toBe(false);
    await sendStartupRequests(bases, '#/portal').gateway;
    expect(storage.has('foyer.outsideNetwork')).toBe(false);
  });

  it('take no time from a cached answer, neither the browser’s nor a proxy’s', async () => {
    const date = new Date(Date.now() - 3_600_000).toUTCString();
    answerWith(() => Response.json({}, { headers: { Date: date, Age: '3600' } }));
    await sendStartupRequests(bases, '').config;
    expect(storage.has('foyer.skew')).toBe(false);
    expect(asked.map(({ init }) => init.cache)).toEqual(['no-store']);
  });

  const ida = makeToken({ user_id: 'ida', location_id: 'canal-wharf', exp: FUTURE });
  it('keep the user who is logged in until they agree, whatever the gateway answers', async () => {
    storage.set('Token', ida);
    gatewayAnswers(() => Response.json({}, { headers: { Authorization: `Bearer ${maya}` } }));
    const requests = sendStartupRequests(bases, `${ENTRY}&token=abc`);
    await requests.account;
    expect(storage.get('Token')).toBe(ida);
    expect(asked.at(-1)?.init.headers).toEqual({ Authorization: `Bearer ${ida}` });
    await requests.resend({ replacesSession: true }).account;
    expect(storage.get('Token')).toBe(maya);
    expect(asked.at(-1)?.init.headers).toEqual({ Authorization: `Bearer ${maya}` });
  });

  it('send the ticket as a visitor once the user’s own session is refused', async () => {
    storage.set('Token', ida);
    let tries = 0;
    gatewayAnswers(() => {
      tries += 1;
      return tries === 1
        ? new Response(null, { status: 401 })
        : Response.json({}, { headers: { Authorization: `Bearer ${maya}` } });
    });
    await sendStartupRequests(bases, `${ENTRY}&token=abc`).account;
    expect(tries).toBe(2);
    expect(storage.get('Token')).toBe(maya);
  });

  it.each(['/blank-session', '/gateway/login'])(
    'keep the session that another tab begins while %s is under way',
    async (path) => {
      answerWith((url) => {
        if (!url.endsWith(path)) return wellMannered(url, {});
        storage.set('Token', maya);
        const nextAnswers = { gateway: {}, siteInfo: {} };
        return Response.json({ nextAnswers }, { headers: { Authorization: `Bearer ${ida}` } });
      });
      await sendStartupRequests(bases).siteInfo;
      expect(storage.get('Token')).toBe(maya);
      // With it, the calls go out that wait for a session.
      const own = asked.find(({ path: sent }) => sent.endsWith('/site-info'));
      expect(own && bearer(own)).toBe(`Bearer ${path === '/blank-session' ? maya : 'fresh'}`);
    },
  );

  it('correct the clock by the answers’ Date headers', async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    answerWith(() => Response.json({}, { headers: { Date: date } }));
    await sendStartupRequests(bases, '').config;
    expect(Number(storage.get('foyer.skew'))).toBeGreaterThan(3_590_000);
  });
});
