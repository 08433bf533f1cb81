import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../contract/calls';
import { makeToken } from '../testing/makeToken';
import { callUrl, defaultBases } from '../transport/bases';
import { sendStartupRequests } from './sendStartupRequests';

const ENTRY =
  '#/stardust/auth/login?mac_id=A4:83:E7:00:00:01&nas_id=gw-1&location_id=canal-wharf&customer_code=CANAL';
const bases = { api: 'https://api.test/api', auth: 'https://api.test/auth' };

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

let storage: Map<string, string>;
let asked: { path: string; init: RequestInit }[];

const answerWith = (answer: Answer): void => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push({ path: new URL(url, 'https://portal.test/v2/').pathname, init });
    return answer(url, init);
  });
};

/** An answer that never comes: only an abort ends the wait. */
const never: Answer = (_url, { signal }) =>
  new Promise((_settle, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

const wellMannered: Answer = (url) =>
  url.endsWith('/blank-session')
    ? Response.json(null, { headers: { Authorization: 'Bearer fresh' } })
    : Response.json({});

beforeEach(() => {
  storage = new Map();
  asked = [];
  vi.stubGlobal('window', { location: { hash: ENTRY } });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
      'mac=A4%3A83%3AE7%3A00%3A00%3A01&nas_id=gw-1',
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

  it('use the stored venue on the next page, which no longer names it', async () => {
    answerWith(wellMannered);
    await sendStartupRequests(bases).siteInfo;
    vi.stubGlobal('window', { location: { hash: '#/login' } });
    expect(sendStartupRequests(bases).location?.locationId).toBe('canal-wharf');
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
    answerWith(wellMannered);
    const { siteInfo, gateway } = sendStartupRequests(
      defaultBases,
      `${ENTRY}&token=${makeToken({ user_id: 'maya' })}`,
    );
    await Promise.all([siteInfo, gateway]);
    const named = [
      calls.getPublicConfig,
      calls.getBlankSession,
      calls.gatewayLogin,
      calls.getSiteInfo,
      calls.getUser,
    ];
    expect(asked.map(({ path, init }) => `${init.method ?? 'GET'} ${path}`)).toEqual(
      named.map((call) => `${call.method} ${callUrl(call, defaultBases)}`),
    );
  });

  it('give the gateway the entry’s token and an agent’s flag, and wait for its session', async () => {
    answerWith((url, init) =>
      url.endsWith('/gateway/login')
        ? Response.json({}, { headers: { Authorization: 'Bearer of-maya' } })
        : wellMannered(url, init),
    );
    const requests = sendStartupRequests(bases, `${ENTRY}&token=abc&is_impersonating=true`);
    await requests.account;
    const body = (index: number) => JSON.parse(asked[index]?.init.body as string) as unknown;
    expect(body(2)).toMatchObject({ token: 'abc', is_impersonating: true });
    expect(asked.at(-1)?.init.headers).toEqual({ Authorization: 'Bearer of-maya' });
  });

  it('correct the clock by the answers’ Date headers', async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    answerWith(() => Response.json({}, { headers: { Date: date } }));
    await sendStartupRequests(bases, '').config;
    expect(Number(storage.get('foyer.skew'))).toBeGreaterThan(3_590_000);
  });
});
