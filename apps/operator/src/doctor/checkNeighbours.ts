import { captiveApiProblems } from '@foyer/api-client/conformance';
import { calls } from '@foyer/api-client/contract';
import { hostOf, thirdParties } from '@foyer/domain';
import { installationFrom, standardSettings } from '../settings/Settings';
import { advice, good, wrong, type Finding } from './Finding';
import { ask, type Answer, type Seen } from './Installation';

const EXPOSED = ['authorization', 'date', 'x-auth-error'];
/** Times on screen come from the backend's clock. */
const CLOCK_MS = 60_000;

const originsOf = ({ portal, config }: Seen) => {
  const base = (key: 'apiBase' | 'authBase', standard: string): string => {
    const value = config?.[key];
    return new URL(typeof value === 'string' && value ? value : standard, portal).href.replace(
      /\/$/,
      '',
    );
  };
  return { api: base('apiBase', '/api'), auth: base('authBase', '/auth') };
};

const namesIn = (answer: Answer, header: string): string[] =>
  (answer.headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/);

const corsProblems = (origin: string, answer: Answer, preflight: Answer | string, sent: string) => {
  const isAllowed = ({ headers }: Answer): boolean =>
    [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '');
  if (!isAllowed(answer)) return [`The backend doesn’t allow ${origin}.`];
  const exposed = namesIn(answer, 'access-control-expose-headers');
  const hidden = EXPOSED.filter((name) => !exposed.includes(name));
  const isReady =
    typeof preflight !== 'string' &&
    [200, 204].includes(preflight.status) &&
    isAllowed(preflight) &&
    namesIn(preflight, 'access-control-allow-headers').includes(sent);
  return [
    ...(hidden.length > 0 ? [`Pages can’t read ${hidden.join(', ')}.`] : []),
    ...(isReady ? [] : [`OPTIONS doesn’t allow the header ${sent}.`]),
  ];
};

/** Whether pages of the portal may call one address of the backend; nothing where it is the portal's own. */
const checkCors = async (
  { portal }: Seen,
  what: string,
  url: string,
  answer: Answer,
  sent: string,
): Promise<Finding[]> => {
  const { origin } = new URL(portal);
  if (new URL(url).origin === origin) return [];
  const preflight = await ask(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': sent,
    },
  });
  const problems = corsProblems(origin, answer, preflight, sent);
  return [
    problems.length > 0
      ? wrong(
          what,
          problems.join(' '),
          'docs/operating/addresses.md lists the headers of a backend on another origin.',
        )
      : good(what, 'Pages of the portal may read the answers.'),
  ];
};

const checkClock = ({ headers }: Answer): Finding => {
  const date = headers.get('date');
  if (date === null)
    return wrong(
      'clock',
      'The backend sends no Date.',
      'Pass the header Date on (proxy_pass_header Date).',
    );
  const off = Math.abs(Date.parse(date) - Date.now());
  return off > CLOCK_MS
    ? wrong(
        'clock',
        `The backend’s clock is ${Math.round(off / 1000)} s off.`,
        'Set the backend’s clock by NTP.',
      )
    : good('clock', 'The backend’s agrees with this machine’s.');
};

/** The first call of every visit: a session, which the page has to be able to read. It sets the page's clock too. */
export const checkBackend = async (seen: Seen): Promise<Finding[]> => {
  const { origin } = new URL(seen.portal);
  const url = originsOf(seen).auth + calls.getBlankSession.path;
  // An unknown visitor.
  const answer = await ask(url, { headers: { origin, 'x-location-details': '' } });
  if (typeof answer === 'string')
    return [wrong('backend', `${url}: ${answer}`, 'Check authBase, and that the backend runs.')];
  return [
    answer.status < 300 && answer.headers.get('authorization')
      ? good('backend', 'It starts a session.')
      : wrong(
          'backend',
          `${url} answers ${answer.status} without a session.`,
          'Run pnpm conformance against it.',
        ),
    checkClock(answer),
    ...(await checkCors(seen, 'CORS of authBase', url, answer, 'x-location-details')),
  ];
};

/** Any call of the API. Without a session it is refused, and pages have to be able to read that too. */
export const checkApi = async (seen: Seen): Promise<Finding[]> => {
  const url = originsOf(seen).api + calls.getSiteInfo.path;
  const answer = await ask(url, { headers: { origin: new URL(seen.portal).origin } });
  if (typeof answer === 'string')
    return [wrong('API', `${url}: ${answer}`, 'Check apiBase, and that the backend runs.')];
  return [
    answer.status === 404 || answer.status >= 500
      ? wrong(
          'API',
          `${url} answers ${answer.status}.`,
          'Check apiBase, and that the backend runs.',
        )
      : good('API', 'It answers.'),
    ...(await checkCors(seen, 'CORS of apiBase', url, answer, 'authorization')),
  ];
};

/** Wallets in the payment provider's form need the domain to be registered there. */
export const checkCards = async ({ portal, config }: Seen): Promise<Finding[]> => {
  const installation = installationFrom({ ...standardSettings(), publicConfig: config ?? {} });
  if (!thirdParties(installation).some(({ name }) => name === 'payment provider (Stripe)'))
    return [good('payment provider', 'Stripe is not used.')];
  const file = new URL('/.well-known/apple-developer-merchantid-domain-association', portal).href;
  const answer = await ask(file);
  return [
    // A page in the place of the file is none.
    typeof answer !== 'string' && answer.status === 200 && !/^\s*</.test(answer.text)
      ? good('payment provider', 'The domain’s file for Apple Pay is there.')
      : advice(
          'payment provider',
          'The domain’s file for Apple Pay is missing.',
          `For Apple Pay, serve Stripe’s file at ${file}. Register ${hostOf(portal)} under Payment method domains at Stripe for every wallet; cards work without it.`,
        ),
  ];
};

/** RFC 8908. */
export const checkCaptiveApi = async (address: string | null): Promise<Finding[]> => {
  const what = 'captive portal API';
  if (!address) return [advice(what, 'We didn’t look at it.', 'Name it: --captive-api https://….')];
  const problems = await captiveApiProblems(address);
  return [
    ...(address.startsWith('https:')
      ? []
      : [
          wrong(
            'transport of the captive portal API',
            'It is asked by plain http.',
            'Serve it by https: devices ask by nothing else (RFC 8908).',
          ),
        ]),
    problems.length > 0
      ? wrong(
          what,
          problems.join(' '),
          'Follow RFC 8908: docs/operating/gateways.md has an example.',
        )
      : good(what, 'It answers as RFC 8908 says.'),
  ];
};

/** A gateway sends devices to the portal's own address, with the place in it. */
export const checkGateway = async (
  { portal }: Seen,
  address: string | null,
): Promise<Finding[]> => {
  const what = 'gateway';
  if (!address)
    return [
      advice(
        what,
        'We didn’t look at its redirect.',
        'From a guest’s network, name an http address: --gateway http://….',
      ),
    ];
  const answer = await ask(address);
  if (typeof answer === 'string') return [wrong(what, answer, 'Ask from a guest’s network.')];
  const location = answer.headers.get('location') ?? '';
  if (![301, 302, 303, 307, 308].includes(answer.status) || !location)
    return [
      wrong(
        what,
        `It answers ${answer.status} without a redirect.`,
        'Let the gateway redirect plain http of unknown devices.',
      ),
    ];
  const target = URL.parse(location, address);
  if (!target)
    return [
      wrong(
        what,
        `Its redirect leads to "${location}". That isn’t an address.`,
        'Let the gateway redirect to the portal’s address.',
      ),
    ];
  if (target.origin !== new URL(portal).origin)
    return [
      wrong(
        what,
        `It leads to ${target.origin}, not to the portal.`,
        'The gateway’s public address is the portal’s: set it so.',
      ),
    ];
  return [
    /location_id=[^&]/.test(target.href)
      ? good(what, 'It leads to the portal and names the place.')
      : wrong(
          what,
          'It leads to the portal without location_id.',
          'docs/operating/gateways.md says what the redirect carries.',
        ),
  ];
};
