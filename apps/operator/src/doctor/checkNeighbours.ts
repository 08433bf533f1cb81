import { captiveApiProblems } from '@foyer/api-client/conformance';
import { hostOf, thirdParties } from '@foyer/domain';
import { installationFrom, standardSettings } from '../settings/Settings';
import { advice, good, wrong, type Finding } from './Finding';
import { ask, type Seen } from './Installation';

const EXPOSED = ['authorization', 'date', 'x-auth-error'];

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

/** The first call of every visit: a session, which the page has to be able to read. */
export const checkBackend = async (seen: Seen): Promise<Finding[]> => {
  const { api, auth } = originsOf(seen);
  const origin = new URL(seen.portal).origin;
  const answer = await ask(`${auth}/blank-session`, { headers: { origin } });
  if (typeof answer === 'string')
    return [
      wrong(
        'backend',
        `${auth}/blank-session: ${answer}`,
        'Check authBase, and that the backend runs.',
      ),
    ];
  const findings = [
    answer.status < 300 && answer.headers.get('authorization')
      ? good('backend', 'It starts a session.')
      : wrong(
          'backend',
          `${auth}/blank-session answers ${answer.status} without a session.`,
          'Run pnpm conformance against it.',
        ),
  ];
  if ([api, auth].every((address) => new URL(address).origin === origin)) return findings;
  const allowed = answer.headers.get('access-control-allow-origin');
  const exposed = (answer.headers.get('access-control-expose-headers') ?? '').toLowerCase();
  const hidden = EXPOSED.filter((name) => !exposed.includes(name));
  const remedy = 'docs/operating/addresses.md lists the headers of a backend on another origin.';
  findings.push(
    allowed !== origin && allowed !== '*'
      ? wrong('CORS', `The backend does not allow ${origin}.`, remedy)
      : hidden.length > 0
        ? wrong('CORS', `Pages cannot read ${hidden.join(', ')}.`, remedy)
        : good('CORS', 'Pages of the portal may read the answers.'),
  );
  return findings;
};

/** Wallets in the card provider's form need the domain to be registered there. */
export const checkCards = async ({ portal, config }: Seen): Promise<Finding[]> => {
  const installation = installationFrom({ ...standardSettings(), publicConfig: config ?? {} });
  if (!thirdParties(installation).some(({ name }) => name === 'card provider (Stripe)'))
    return [good('card provider', 'Stripe is not used.')];
  const file = await ask(
    new URL('/.well-known/apple-developer-merchantid-domain-association', portal).href,
  );
  return [
    typeof file !== 'string' && file.status === 200
      ? good('card provider', 'The domain’s file for Apple Pay is there.')
      : advice(
          'card provider',
          'The domain’s file for Apple Pay is missing.',
          `Register ${hostOf(portal)} under Payment method domains at Stripe; cards work without it.`,
        ),
  ];
};

/** RFC 8908. */
export const checkCaptiveApi = async (address: string | null): Promise<Finding[]> => {
  const what = 'captive portal API';
  if (!address) return [advice(what, 'It was not looked at.', 'Name it: --captive-api https://….')];
  const problems = await captiveApiProblems(address);
  return [
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
        'Its redirect was not looked at.',
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
  const target = new URL(location, address);
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
