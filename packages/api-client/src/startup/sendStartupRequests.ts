/**
 * The startup requests. The start script in `index.html` sends them while the application's JavaScript
 * downloads, and the application reads the answers. The script is part of the HTML, so this module must
 * not import the contract's calls or axios. Rule START-2.
 */
import { needsBlankSession, START_SCRIPT_TIMEOUT, type LocationDetails } from '@foyer/domain';
import { createSessionStores } from '../session/stores/sessionStores';
import {
  fromWireLocation,
  toWireLocation,
  withGatewayEntry,
  type WireLocation,
} from '../contract/gateway/wireLocation';

/** A raw answer. `status` is 0 if no answer came. */
export interface StartupAnswer {
  status: number;
  headers: { authorization: string | null; authError: string | null };
  body: unknown;
}

/** What the start script stores in `window.foyerStartup`. */
export interface StartupRequests {
  apiBase: string;
  authBase: string;
  /** True when the gateway entry opened the page. */
  isGatewayEntry: boolean;
  /** The visitor's location, from the entry or an earlier visit; null outside a venue's network. */
  location: LocationDetails | null;
  config: Promise<StartupAnswer>;
  /** The stored token, or a new blank session's; null if none was fetched. */
  token: Promise<string | null>;
  /** Null outside the venue's network. */
  gateway: Promise<StartupAnswer> | null;
  /** Null for a visitor outside the venue's network, who has no site. */
  siteInfo: Promise<StartupAnswer> | null;
  /** The `redirect` of the entry's query. */
  redirect: string | null;
  /** The logged-in user's account; null for a visitor. */
  account: Promise<StartupAnswer> | null;
  /**
   * Sends all requests again with the address with which the page was opened. It loads no code, so it
   * works where a reload of the page would fail.
   *
   * @param bases new addresses; by default the same as last time
   */
  resend: (bases?: StartupBases) => StartupRequests;
}

/** Where the API and the auth service are. */
interface StartupBases {
  api: string;
  auth: string;
}

declare global {
  interface Window {
    foyerStartup?: StartupRequests;
  }
}

const ENTRY = '#/stardust/auth/login';
const noAnswer: StartupAnswer = {
  status: 0,
  headers: { authorization: null, authError: null },
  body: null,
};

const meta = (name: string, fallback: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="foyer-${name}-base"]`)?.content || fallback;

const parseJson = (text: string): unknown => {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
};

const entryQuery = (hash: string): URLSearchParams | null =>
  hash.startsWith(ENTRY) ? new URLSearchParams(hash.slice(ENTRY.length).replace(/^\?/, '')) : null;

const wireNames = [
  'mac',
  'nas_id',
  'location_id',
  'customer_code',
  'connection_type',
  'gateway_proof',
] as const;

/** The location as the entry's query names it. A gateway may leave out any part. */
const entryLocation = (query: URLSearchParams): WireLocation => {
  const location: WireLocation = {};
  for (const name of wireNames) {
    const value = query.get(name === 'mac' ? 'mac_id' : name);
    if (value) location[name] = value;
  }
  return location;
};

/**
 * Sends the startup requests. Runs once for each page load, outside frames only.
 *
 * @param bases where the API and the auth service are, when the page itself names others
 * @param hash the address's hash when the page was opened
 */
export const sendStartupRequests = (
  bases?: StartupBases,
  hash = window.location.hash,
): StartupRequests => {
  const stores = createSessionStores();
  const { tokens, clock } = stores;
  const apiBase = bases?.api ?? meta('api', '/api');
  const authBase = bases?.auth ?? meta('auth', '/auth');

  const send = async (url: string, init: RequestInit = {}): Promise<StartupAnswer> => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), START_SCRIPT_TIMEOUT);
    try {
      const response = await fetch(url, { ...init, signal: abort.signal });
      const header = (name: string) => response.headers.get(name);
      clock.readAnswer(header);
      return {
        status: response.status,
        headers: { authorization: header('authorization'), authError: header('x-auth-error') },
        body: parseJson(await response.text()),
      };
    } catch {
      return noAnswer;
    } finally {
      clearTimeout(timer);
    }
  };
  const sendAs = (token: string | null, path: string, json?: object) =>
    send(apiBase + path, {
      headers: {
        ...(json && { 'Content-Type': 'application/json' }),
        Authorization: token ? `Bearer ${token}` : '',
      },
      ...(json && { method: 'POST', body: JSON.stringify(json) }),
    });
  /** A new session replaces the token in one write, so that other tabs never see it missing. */
  const storeToken = (answer: StartupAnswer): StartupAnswer => {
    if (answer.headers.authorization) tokens.write(answer.headers.authorization);
    return answer;
  };

  const config = send('public-config.json');

  const query = entryQuery(hash);
  const named = query && entryLocation(query);
  const location = named ? fromWireLocation(named) : stores.location.read();
  const wireLocation = location ? toWireLocation(location) : (named ?? {});
  if (query && location) stores.location.write(location);
  const isInside = query !== null || location !== null;

  const stored = tokens.read();
  const claims = tokens.claims();
  const isUsable = !needsBlankSession(claims, clock.now(), true);

  const fetchBlankSession = async (): Promise<string | null> => {
    const headers = { 'X-Location-Details': new URLSearchParams(wireLocation).toString() };
    const { headers: answered } = storeToken(await send(`${authBase}/blank-session`, { headers }));
    return answered.authorization && tokens.read();
  };
  // Outside the network there is no blank session to fetch ahead: the client fetches it when needed.
  const token = isUsable
    ? Promise.resolve(stored)
    : isInside
      ? fetchBlankSession()
      : Promise.resolve(null);

  const entryToken = query?.get('token') ?? null;
  const isImpersonating = query?.get('is_impersonating') === 'true';
  const logInAtGateway = async (): Promise<StartupAnswer> =>
    storeToken(
      await sendAs(
        await token,
        '/gateway/login',
        withGatewayEntry(wireLocation, { token: entryToken, isImpersonating }),
      ),
    );
  // Sent without a gateway entry too, because only the gateway knows whether this device is online.
  const gateway = isInside ? logInAtGateway() : null;

  // A token in the entry's query, or a user who has moved to another venue, changes the session, so the
  // other requests wait for the gateway. Otherwise they go out beside it and save a round trip.
  const changesSession = entryToken || (isUsable && claims?.locationId !== location?.locationId);
  const ready =
    gateway && changesSession
      ? gateway.then(({ headers }) => (headers.authorization ? tokens.read() : token))
      : token;
  const get = async (path: string) => sendAs(await ready, path);

  return {
    apiBase,
    authBase,
    isGatewayEntry: query !== null,
    location,
    config,
    token,
    gateway,
    siteInfo: isInside || isUsable ? get('/site-info') : null,
    redirect: query?.get('redirect') ?? null,
    account: isUsable || entryToken ? get('/user') : null,
    resend: (other = bases) => sendStartupRequests(other, hash),
  };
};
