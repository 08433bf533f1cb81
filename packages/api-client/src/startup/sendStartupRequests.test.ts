import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEarly } from './early';

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

/** An answer that never comes: only giving up ends the wait, as a browser's fetch does. */
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

describe('the start of the start-up', () => {
  it('asks for the configuration, a session, the gateway and the site as the entry names them', async () => {
    answerWith(wellMannered);
    const early = startEarly(bases);
    await Promise.all([early.config, early.token, early.gateway, early.siteInfo]);
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

  it('asks for nothing but the configuration outside the venue’s network', async () => {
    vi.stubGlobal('window', { location: { hash: '' } });
    answerWith(wellMannered);
    const early = startEarly(bases);
    expect([early.gateway, early.siteInfo, early.account, await early.token]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(asked.map(({ path }) => path)).toEqual(['/v2/public-config.json']);
  });

  it('remembers the venue for the next page, which no longer names it', async () => {
    answerWith(wellMannered);
    await startEarly(bases).siteInfo;
    vi.stubGlobal('window', { location: { hash: '#/login' } });
    expect(startEarly(bases).location?.location_id).toBe('canal-wharf');
  });

  it('gives up after fifteen seconds on an answer that never comes', async () => {
    vi.useFakeTimers();
    answerWith(never);
    const early = startEarly(bases);
    const settled = vi.fn();
    void early.config.then(settled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ status: 0, body: null }));
  });

  it('counts a broken connection as no answer, and a cut-off one as one without a body', async () => {
    answerWith((url) => {
      if (url.endsWith('public-config.json')) throw new TypeError('Failed to fetch');
      return new Response('{"name": "Can');
    });
    const early = startEarly(bases);
    expect((await early.config).status).toBe(0);
    expect(await early.siteInfo).toMatchObject({ status: 200, body: undefined });
  });

  it('works where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new Error('The operation is insecure.');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    answerWith(wellMannered);
    const early = startEarly(bases);
    expect(await early.token).toBe('fresh');
    expect((await early.siteInfo)?.status).toBe(200);
  });

  it('asks everything again as the page was opened, whatever the address says by now', async () => {
    answerWith(wellMannered);
    const early = startEarly(bases);
    await early.siteInfo;
    storage.clear();
    vi.stubGlobal('window', { location: { hash: '#/error' } });
    const again = early.again();
    await again.siteInfo;
    expect(again.location?.nas_id).toBe('gw-1');
    expect(asked.filter(({ path }) => path === '/api/site-info')).toHaveLength(2);
  });
});
