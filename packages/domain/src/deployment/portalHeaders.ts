import { contentSecurityPolicy, type InlineHashes } from './contentSecurityPolicy';
import { originOf, type Installation } from './installation';
import { thirdParties } from './thirdParties';

/** Response headers by their names in lower case. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What a server answers under the portal's path:
 *
 * - `page`: `index.html`
 * - `asset`: a file whose name has a hash of its content
 * - `file`: every other file, and the answer that there is none
 */
export type PortalRoute = 'page' | 'asset' | 'file';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What the page may ask the device for. Everything that is missing here no page of ours uses. */
const permissions = (installation: Installation): string => {
  const frames = thirdParties(installation)
    .filter(({ takesPayments }) => takesPayments)
    .flatMap(({ sources }) => sources.frame ?? [])
    .filter((source) => originOf(source) === source)
    .map((source) => `"${source}"`);
  const allowed = {
    accelerometer: '()',
    'browsing-topics': '()',
    camera: '()',
    'clipboard-write': '(self)',
    'display-capture': '()',
    geolocation: '()',
    gyroscope: '()',
    magnetometer: '()',
    microphone: '()',
    midi: '()',
    // The wallets of the card provider's form.
    payment: `(${['self', ...new Set(frames)].join(' ')})`,
    usb: '()',
  };
  return Object.entries(allowed)
    .map(([name, who]) => `${name}=${who}`)
    .join(', ');
};

const common = ({ isSecure }: Installation): Headers => ({
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  // Not for the domains below: a venue's router may answer by plain http there.
  ...(isSecure && { 'strict-transport-security': `max-age=${2 * YEAR_SECONDS}` }),
});

/**
 * Every header that a server sends with the portal's files, by route: the sandbox, the web servers of
 * `deploy` and `pnpm headers` read this table. Rule SEC-1.
 */
export const portalHeaders = (
  installation: Installation,
  hashes: InlineHashes,
): Readonly<Record<PortalRoute, Headers>> => {
  const { enforced, reportOnly } = contentSecurityPolicy(installation, hashes);
  const { reportsTo } = installation;
  // A file that is opened without the page runs nothing, and no page can frame it.
  const inert = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
  return {
    page: {
      ...common(installation),
      // The card provider's form has one scheme, which the backend names when it opens a checkout.
      'accept-ch': 'Sec-CH-Prefers-Color-Scheme',
      'cache-control': 'no-cache',
      'content-security-policy': enforced,
      ...(reportOnly !== null && { 'content-security-policy-report-only': reportOnly }),
      ...(reportsTo && { 'reporting-endpoints': `foyer="${reportsTo}"` }),
      // The card provider and the bank open windows of their own that report back.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': permissions(installation),
    },
    asset: {
      ...common(installation),
      ...inert,
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    },
    file: { ...common(installation), ...inert, 'cache-control': 'no-cache' },
  };
};
