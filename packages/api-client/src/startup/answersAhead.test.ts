import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bases, openStartPage, pathOf } from '../testing/startPage';
import { sendStartupRequests } from './sendStartupRequests';

const ENTRY = '#/stardust/auth/login?mac_id=A4:83:E7:00:00:01&location_id=canal-wharf';

let asked: { path: string; details: string | null }[];
let storage: Map<string, string>;

/** A backend that answers a blank session with what it is asked next, for those who ask for it. */
const answersAhead = (answers: unknown) =>
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const details = new Headers(init.headers).get('X-Location-Details');
    asked.push({ path: pathOf(url), details });
    const nextAnswers = details?.includes('next=1') ? answers : null;
    return url.endsWith('/blank-session')
      ? Response.json({ nextAnswers }, { headers: { Authorization: 'Bearer fresh' } })
      : Response.json({});
  });

const paths = (): string[] => asked.map(({ path }) => path);

beforeEach(() => {
  storage = openStartPage(ENTRY);
  asked = [];
});

afterEach(() => vi.unstubAllGlobals());

const entered = { deviceState: 'captive' };
const inn = { name: 'The Inn' };

// START-2
describe('the startup requests of a visitor', () => {
  it('send no call whose answer has come with the session', async () => {
    answersAhead({ gateway: entered, siteInfo: inn });
    const requests = sendStartupRequests(bases);
    expect(await requests.gateway).toMatchObject({ status: 200, body: entered });
    expect(await requests.siteInfo).toMatchObject({ status: 200, body: inn });
    expect(paths()).toEqual(['/v2/public-config.json', '/auth/blank-session']);
    expect(asked[1]?.details).toMatch(/&next=1$/);
    // A second attempt asks the backend again.
    answersAhead(null);
    storage.clear();
    await requests.resend().siteInfo;
    expect(paths().slice(2)).toContain('/api/site-info');
  });

  it.each([null, undefined, 'none', [], { gateway: null }])(
    'send every call where the session comes with %j',
    async (nextAnswers) => {
      answersAhead(nextAnswers);
      const requests = sendStartupRequests(bases);
      await Promise.all([requests.gateway, requests.siteInfo]);
      expect(paths()).toEqual(expect.arrayContaining(['/api/gateway/login', '/api/site-info']));
    },
  );

  it.each(['&token=abc', '&is_impersonating=true'])(
    'leave a gateway entry with "%s" to the gateway’s own call',
    async (more) => {
      answersAhead({ gateway: entered, siteInfo: inn });
      await sendStartupRequests(bases, ENTRY + more).gateway;
      expect(asked[1]?.details).not.toMatch(/next/);
      expect(paths()).toContain('/api/gateway/login');
    },
  );
});
