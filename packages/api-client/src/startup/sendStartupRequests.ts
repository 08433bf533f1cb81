/**
 * The start of the start-up: what the inline script of `index.html` runs while the application's
 * JavaScript is still downloading. It asks for the public configuration, the session, the gateway
 * login and the site information, and leaves the answers for the application to pick up, so that
 * nothing is asked twice. No imports that weigh: every byte stands in the HTML.
 *
 * Specification, sections 4 (start-up, session) and 7 (calls).
 */
import {
  clockSkew,
  needsBlankSession,
  readToken,
  serverTime,
  START_SCRIPT_TIMEOUT,
} from '@foyer/domain';

/** A raw answer. `status` 0 means that none came. */
export interface EarlyAnswer {
  status: number;
  headers: { authorization: string | null; authError: string | null };
  body: unknown;
}

/** The location details as the gateway names them in the entry's query. */
export type EarlyLocation = Partial<
  Record<'mac' | 'nas_id' | 'location_id' | 'customer_code' | 'connection_type', string>
>;

/** What the inline script leaves behind on `window.foyerEarly`. */
export interface Early {
  apiBase: string;
  authBase: string;
  /** True when the page was opened by the gateway entry, whose details are in `location`. */
  isGatewayEntry: boolean;
  location: EarlyLocation | null;
  config: Promise<EarlyAnswer>;
  /** The stored token, or that of a fresh blank session; null when none could be had. */
  token: Promise<string | null>;
  /** Null outside the venue's network. */
  gateway: Promise<EarlyAnswer> | null;
  /** Null outside the venue's network, where there is no site to ask about. */
  siteInfo: Promise<EarlyAnswer> | null;
  /** The `redirect` of the entry's query. */
  redirect: string | null;
  /** The logged-in person's account; null for a visitor. */
  account: Promise<EarlyAnswer> | null;
  /**
   * Asks everything again as the page was opened, whatever the address says by now: it loads
   * nothing, so it works where a reload of the page would fail.
   *
   * @param bases other addresses than last time
   */
  again: (bases?: EarlyBases) => Early;
}

/** Where the API and the auth service are. */
interface EarlyBases {
  api: string;
  auth: string;
}

declare global {
  interface Window {
    foyerEarly?: Early;
  }
}

const ENTRY = '#/stardust/auth/login';
const noAnswer: EarlyAnswer = {
  status: 0,
  headers: { authorization: null, authError: null },
  body: null,
};

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private mode or a captive mini-browser: the application keeps it in memory.
  }
};

const meta = (name: string, fallback: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="foyer-${name}-base"]`)?.content || fallback;

/** Remembers how far this device's clock is off, in milliseconds, from a `Date` header. */
const noteClock = (date: string | null): void => {
  const skew = clockSkew(date, Date.now());
  if (skew !== null) write('foyer.skew', String(skew));
};

const ask = (url: string, init: RequestInit = {}): Promise<EarlyAnswer> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), START_SCRIPT_TIMEOUT);
  return fetch(url, { ...init, signal: abort.signal })
    .then(async (response) => {
      const header = (name: string) => response.headers.get(name);
      noteClock(header('date'));
      const text = await response.text();
      let body: unknown = null;
      try {
        body = text ? JSON.parse(text) : null;
      } catch {
        body = undefined;
      }
      return {
        status: response.status,
        headers: { authorization: header('authorization'), authError: header('x-auth-error') },
        body,
      };
    })
    .catch(() => noAnswer)
    .finally(() => clearTimeout(timer));
};

const entryQuery = (hash: string): URLSearchParams | null =>
  hash.startsWith(ENTRY) ? new URLSearchParams(hash.slice(ENTRY.length).replace(/^\?/, '')) : null;

const locationOf = (query: URLSearchParams): EarlyLocation => {
  const location: EarlyLocation = {};
  const mac = query.get('mac_id');
  if (mac) location.mac = mac;
  for (const key of ['nas_id', 'location_id', 'customer_code', 'connection_type'] as const) {
    const value = query.get(key);
    if (value) location[key] = value;
  }
  return location;
};

const storedLocation = (): EarlyLocation | null => {
  try {
    return JSON.parse(read('foyer.location') ?? 'null') as EarlyLocation | null;
  } catch {
    return null;
  }
};

const tokenOf = (answer: EarlyAnswer): string | null =>
  answer.headers.authorization?.replace(/^Bearer /i, '') ?? null;

/** A new session replaces the Token in one write, so that other tabs never see it missing. */
const keepToken = (answer: EarlyAnswer): EarlyAnswer => {
  const token = tokenOf(answer);
  if (token) write('Token', token);
  return answer;
};

const bearer = (token: string | null): string => (token ? `Bearer ${token}` : '');

/**
 * Starts the calls. Runs once, outside frames only.
 *
 * @param bases where the API and the auth service are, when the page itself names others
 * @param hash what the page was opened with
 */
export const startEarly = (bases?: EarlyBases, hash = window.location.hash): Early => {
  const apiBase = bases?.api ?? meta('api', '/api');
  const authBase = bases?.auth ?? meta('auth', '/auth');
  const query = entryQuery(hash);
  const location = query ? locationOf(query) : storedLocation();
  if (query) write('foyer.location', JSON.stringify(location));

  const config = ask('public-config.json');

  const stored = read('Token');
  const claims = readToken(stored);
  const now = serverTime(Date.now(), Number(read('foyer.skew') ?? 0));
  const usable = !needsBlankSession(claims, now, true);

  const fresh = (): Promise<string | null> =>
    ask(`${authBase}/blank-session`, {
      headers: {
        'X-Location-Details': new URLSearchParams(location as Record<string, string>).toString(),
      },
    })
      .then(keepToken)
      .then(tokenOf);
  // Outside the network there is no blank session to fetch ahead: it is asked for when needed.
  const token = usable ? Promise.resolve(stored) : location ? fresh() : Promise.resolve(null);

  const gatewayToken = query?.get('token');
  const login = (current: string | null): Promise<EarlyAnswer> =>
    ask(`${apiBase}/gateway/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: bearer(current) },
      body: JSON.stringify({
        ...location,
        ...(gatewayToken ? { token: gatewayToken } : {}),
        ...(query?.get('is_impersonating') === 'true' ? { is_impersonating: true } : {}),
      }),
    }).then(keepToken);
  // Outside an entry too: only the gateway knows whether this device is online by now.
  const gateway = location ? token.then(login) : null;

  // A token in the entry's query, or someone who has walked on to another venue, changes who asks
  // about what, so the other questions wait; otherwise they go out beside it and save a round trip.
  const changesSession = gatewayToken || (usable && claims?.locationId !== location?.location_id);
  const asking =
    gateway && changesSession
      ? gateway.then(async (answer) => tokenOf(answer) ?? (await token))
      : token;
  const get = (path: string): Promise<EarlyAnswer> =>
    asking.then((current) => ask(apiBase + path, { headers: { Authorization: bearer(current) } }));

  return {
    apiBase,
    authBase,
    isGatewayEntry: query !== null,
    location,
    config,
    token,
    gateway,
    siteInfo: location || usable ? get('/site-info') : null,
    redirect: query?.get('redirect') ?? null,
    account: usable || gatewayToken ? get('/user') : null,
    again: (other = bases) => startEarly(other, hash),
  };
};
