/**
 * The startup requests. The start script in `index.html` sends them while the application's JavaScript
 * downloads, and the application reads the answers. The script is part of the HTML, so this module must
 * not import the contract's calls or client. Rule START-2.
 */
import {
  isUser,
  needsBlankSession,
  readToken,
  siteInfoBlockedFor,
  START_SCRIPT_TIMEOUT,
  type LocationDetails,
} from '@foyer/domain';
import { asObject } from '../reading/asObject';
import { createStartStores } from '../session/stores/sessionStores';
import {
  fromWireLocation,
  readWireLocation,
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
  /** Where the requests go; known before the first one that carries a token. Rule START-4. */
  bases: Promise<StartupBases>;
  /** True when the gateway entry opened the page. */
  isGatewayEntry: boolean;
  /** The visitor's location, from the entry or an earlier visit; null outside a venue's network. */
  location: LocationDetails | null;
  /** The visitor is outside the venue's network, by the flag in the storage. Rule START-20. */
  isOutsideNetwork: boolean;
  config: Promise<StartupAnswer>;
  /** The stored token, or a new blank session's; null if none was fetched. */
  token: Promise<string | null>;
  /** Null outside the venue's network. */
  gateway: Promise<StartupAnswer> | null;
  /** Null for a visitor outside the venue's network, who has no site, and while requests are blocked. */
  siteInfo: Promise<StartupAnswer> | null;
  /** When the site information failed, if it must not be requested again yet. Rule START-7. */
  siteFailedAt: number | null;
  /** The `redirect` of the entry's query. */
  redirect: string | null;
  /** The logged-in user's account; null for a visitor. */
  account: Promise<StartupAnswer | null> | null;
  /** The user's dashboard, where the opened address leads to it; null for others. Rule START-24. */
  dashboard: Promise<StartupAnswer | null> | null;
  /**
   * Sends all requests again with the address with which the page was opened. It loads no code, so it
   * works where a reload of the page would fail.
   *
   * @param change what differs from last time
   */
  resend: (change?: Partial<StartupChange>) => StartupRequests;
}

/** What is known when the requests are sent again. */
interface StartupChange {
  /** The server has refused this token, so a new blank session replaces it. Rule SES-24. */
  refusedToken: string | null;
  /** The person has agreed that the ticket's user replaces the one who is logged in. Rule START-17. */
  replacesSession: boolean;
}

/** Where the API and the auth service are, without a slash at the end. */
interface StartupBases {
  api: string;
  auth: string;
}

declare global {
  interface Window {
    foyerStartup?: StartupRequests;
  }
}

/** What a blank session's answer may bring. */
type BlankSession = { nextAnswers?: NextAnswers } | null | undefined;
type NextAnswers = { gateway?: unknown; siteInfo?: unknown } | null | undefined;

const ENTRY = '#/stardust/auth/login';
const noAnswer: StartupAnswer = {
  status: 0,
  headers: { authorization: null, authError: null },
  body: null,
};

const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="foyer-${name}-base"]`)?.content;

const asBase = (address: unknown): string => String(address).replace(/\/+$/, '');

/** The page's tags name the addresses. Where one is empty, the configuration does. Rule START-4. */
const findBases = async (config: Promise<StartupAnswer>): Promise<StartupBases> => {
  const api = meta('api');
  const auth = meta('auth');
  const named = api && auth ? {} : asObject((await config).body);
  return {
    api: asBase(api || named['apiBase'] || '/api'),
    auth: asBase(auth || named['authBase'] || '/auth'),
  };
};

const parseJson = (text: string): unknown => {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
};

const entryQuery = (hash: string): URLSearchParams | null =>
  hash.startsWith(ENTRY) ? new URLSearchParams(hash.slice(ENTRY.length).replace(/^\?/, '')) : null;

/** The location as the entry's query names it. */
const entryLocation = (query: URLSearchParams): WireLocation =>
  readWireLocation((name) => query.get(name === 'mac' ? 'mac_id' : name));

/** The site that a mailed link names, for a person who opens it outside the network. Rule START-21. */
const linkedLocation = (hash: string): LocationDetails | null =>
  fromWireLocation({
    location_id: new URLSearchParams(hash.split('?')[1]).get('location_id') ?? undefined,
  });

/**
 * Sends the startup requests. Runs once for each page load, outside frames only.
 *
 * @param given where the API and the auth service are, whatever the page and the configuration name
 * @param hash the address's hash when the page was opened
 * @param change what differs from a first sending
 */
export const sendStartupRequests = (
  given?: StartupBases,
  hash = window.location.hash,
  { refusedToken = null, replacesSession = false }: Partial<StartupChange> = {},
): StartupRequests => {
  const stores = createStartStores();
  const { tokens, clock } = stores;

  const send = async (
    url: string,
    init: RequestInit = {},
    before = tokens.read(),
  ): Promise<StartupAnswer> => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), START_SCRIPT_TIMEOUT);
    try {
      // An answer from the browser's cache has an old `Date`, which must not set the clock.
      const response = await fetch(url, { ...init, cache: 'no-store', signal: abort.signal });
      const header = (name: string) => response.headers.get(name);
      clock.readAnswer(header);
      const body = parseJson(await response.text());
      return {
        status: response.status,
        headers: {
          // A session that another tab has begun meanwhile stays.
          authorization: tokens.read() === before ? header('authorization') : null,
          authError: header('x-auth-error'),
        },
        body,
      };
    } catch {
      return noAnswer;
    } finally {
      clearTimeout(timer);
    }
  };
  const config = send('public-config.json');
  const bases = given ? Promise.resolve(given) : findBases(config);

  /** @param body the answer's body, if it is there already */
  const sendAs = async (token: string | null, path: string, body?: unknown, json?: object) => {
    if (body) return { ...noAnswer, status: 200, body };
    const before = tokens.read();
    const headers = {
      ...(json && { 'Content-Type': 'application/json' }),
      Authorization: token ? `Bearer ${token}` : '',
    };
    const posted = json && { method: 'POST', body: JSON.stringify(json) };
    return send((await bases).api + path, { headers, ...posted }, before);
  };
  /** A new session replaces the token in one write, so that other tabs never see it missing. */
  const storeToken = (answer: StartupAnswer): StartupAnswer => {
    if (answer.headers.authorization) tokens.write(answer.headers.authorization);
    return answer;
  };

  const query = entryQuery(hash);
  const named = query && entryLocation(query);
  const known = named ? fromWireLocation(named) : stores.location.read();
  if (query && known) stores.location.write(known);
  if (query || !known) stores.outside.write(!query);
  const isInside = query || known;
  const location = known ?? linkedLocation(hash);
  const wireLocation = location ? toWireLocation(location) : (named ?? {});

  const stored = tokens.read();
  const claims = tokens.claims();
  const isUsable = stored !== refusedToken && !needsBlankSession(claims, clock.now(), true);

  let ahead: NextAnswers;
  const fetchBlankSession = async (): Promise<string | null> => {
    // A ticket and an agent's flag are for the gateway's own call.
    const next = ticket || isImpersonating ? '' : '&next=1';
    const headers = { 'X-Location-Details': new URLSearchParams(wireLocation) + next };
    const before = tokens.read();
    const url = `${(await bases).auth}/blank-session`;
    const answer = storeToken(await send(url, { headers }, before));
    const { authorization } = answer.headers;
    // The session of another tab has other answers.
    if (authorization) ahead = (answer.body as BlankSession)?.nextAnswers;
    return authorization || tokens.read() !== before ? tokens.read() : null;
  };
  const isImpersonating = query
    ? query.get('is_impersonating') === 'true'
    : isUsable && stores.agent.read();
  // A ticket's flag is kept with the session that the ticket begins. Rule START-17.
  const ticket = query?.get('token') ?? null;
  if (!ticket) stores.agent.write(isImpersonating);

  // Outside the network the client fetches a blank session when it needs one, unless this one replaces
  // a user's.
  const token = isUsable
    ? Promise.resolve(stored)
    : isInside || location || isUser(claims)
      ? fetchBlankSession()
      : Promise.resolve(null);

  const askGateway = async (sender: string | null): Promise<StartupAnswer> => {
    const entry = { token: ticket, isImpersonating, replacesSession };
    return sendAs(sender, '/gateway/login', ahead?.gateway, withGatewayEntry(wireLocation, entry));
  };
  const accept = (answer: StartupAnswer): StartupAnswer => {
    if (answer.headers.authorization) stores.agent.write(isImpersonating);
    return storeToken(answer);
  };
  const logInAtGateway = async (): Promise<StartupAnswer> => {
    const answer = await askGateway(await token);
    // A session that has ended elsewhere gives way to the ticket.
    if (answer.status === 401 && isUsable && ticket && tokens.read() === stored)
      return accept(await askGateway(await fetchBlankSession()));
    const user = isUsable && readToken(answer.headers.authorization)?.userId;
    // Another user's session never replaces this one unasked. Rule START-17.
    return user && user !== claims?.userId && !replacesSession ? answer : accept(answer);
  };
  // Sent without a gateway entry too, because only the gateway knows whether this device is online.
  const gateway = isInside ? logInAtGateway() : null;

  // A ticket in the entry's query, or a user who has moved to another venue, changes the session, so the
  // other requests wait for the gateway. Otherwise they go out beside it and save a round trip.
  const changesSession = ticket || (isUsable && claims?.locationId !== location?.locationId);
  const ready =
    gateway && changesSession
      ? gateway.then(({ headers }) => (headers.authorization ? tokens.read() : token))
      : token;
  const getSite = async () => sendAs(await ready, '/site-info', ahead?.siteInfo);
  const getAsUser = async (path: string) => {
    const sender = await ready;
    return isUser(readToken(sender)) ? sendAs(sender, path) : null;
  };
  const mayBeUser = isUsable || ticket;
  // The guards lead a customer from the root to the dashboard.
  const opensDashboard = query || /^(#?\/?|#\/portal)$/.test(hash);

  // A gateway entry is a new visit, perhaps to another site.
  const failedAt = query ? null : stores.siteFailure.read();
  const isWanted = isInside || isUsable || location;
  const isBlocked = isWanted && siteInfoBlockedFor(failedAt, clock.now()) > 0;

  return {
    bases,
    isGatewayEntry: query !== null,
    location,
    isOutsideNetwork: stores.outside.read(),
    config,
    token,
    gateway,
    siteInfo: isWanted && !isBlocked ? getSite() : null,
    siteFailedAt: isBlocked ? failedAt : null,
    redirect: query?.get('redirect') ?? null,
    account: mayBeUser ? getAsUser('/user') : null,
    dashboard: mayBeUser && opensDashboard ? getAsUser('/dashboard') : null,
    resend: (change = {}) => sendStartupRequests(given, hash, { replacesSession, ...change }),
  };
};
