import type { Opening } from '../openPortal';

/** A screen to open, and where it redirects. */
export interface ScreenOpening extends Opening {
  /** `:device` and `:subscription` stand for the person's first one. */
  path: string;
  lands?: string;
  /** Where the screen stays when its call is refused with 401, if not where it lands. */
  refused?: string;
}

const lofts = { venue: 'mercer-lofts', persona: 'dana' } as const;
const park = { venue: 'ruda-park-connect' } as const;
const plan = '/portal/manage-your-plan';
const billing = '/portal/billing-information';
const devices = '/portal/device-management';

/** Every screen that makes calls, opened by a person who may open it. */
export const screenOpenings: readonly ScreenOpening[] = [
  { path: '/' },
  { path: '/?tab=register' },
  { path: '/?tab=activate', venue: 'mercer-lofts' },
  { path: '/?tab=connect-device', venue: 'tollgate-house' },
  { path: '/select-plan' },
  { path: '/select-plan', venue: 'hartsmere-forest' },
  { path: '/select-plan?coupon=WHARFSTAFF' },
  { path: '/select-plan?plan=cw-plus-month&step=sign-up' },
  { path: '/login' },
  {
    path: '/login?status=verify&code=half',
    lands: '/login?status=verify',
    venue: 'station-lofts',
  },
  { path: '/select-plan-anchor', venue: 'union-street' },
  { path: '/select-plan-email-verification', venue: 'station-lofts', persona: 'unverified' },
  { path: '/stripe-return?session_id=cs_unknown', persona: 'maya' },
  { path: '/stripe-return?purchase=internal', venue: 'station-lofts', persona: 'hugo' },
  { path: '/stripe-return' },
  { path: '/resume-order?code=AAAABBBB', lands: '/resume-order' },
  { path: '/guest-pass?code=AAAABBBB', lands: '/guest-pass' },
  { path: '/connection-check' },
  { path: '/password-recovery' },
  { path: '/sms-password-recovery', venue: 'cedar-pine' },
  { path: '/password-reset?token=unknown', lands: '/password-reset' },
  { path: '/http-pap-connection', lands: '/', refused: '/http-pap-connection' },
  { path: '/error' },
  { path: '/denied' },
  { path: '/withdraw-from-contract', venue: 'station-lofts' },
  { path: '/cancel-contract', venue: 'station-lofts' },
  { path: '/denied-portal' },
  { path: '/not-connected' },
  { path: '/portal-not-found' },
  { path: '/finish-registration', venue: 'station-lofts', persona: 'unfinished' },
  { path: '/password-recovery-for-my-account', persona: 'maya' },
  { path: '/password-sms-recovery-for-my-account', ...lofts },
  { path: '/portal', persona: 'maya' },
  { path: '/portal', venue: 'station-lofts', persona: 'unverified' },
  { path: '/portal?reload=true', lands: '/portal', ...lofts },
  { path: '/portal?view=speed-test', persona: 'maya' },
  { path: '/portal?view=key-card', persona: 'maya' },
  { path: '/portal', venue: 'mercer-lofts', persona: 'agent' },
  { path: devices, venue: 'halden-arcade', persona: 'elena' },
  { path: plan, ...park, persona: 'paused' },
  { path: plan, ...park, persona: 'cancelled' },
  { path: plan, persona: 'maya' },
  { path: `${plan}?view=pause`, persona: 'maya' },
  { path: `${plan}/plans`, persona: 'maya' },
  { path: `${plan}/plans?plan=cw-supersonic-month&step=check`, persona: 'maya' },
  { path: `${plan}/home-networking-wizard`, ...lofts },
  { path: `${plan}/home-networking-wizard?view=network`, ...lofts },
  { path: `${plan}/cancel`, persona: 'maya' },
  { path: `${plan}/cancel?reason=tooSlow`, ...lofts },
  { path: billing, persona: 'maya' },
  { path: billing, venue: 'trenance-cove', persona: 'pastdue' },
  { path: `${billing}/:subscription`, persona: 'maya' },
  { path: devices, persona: 'maya' },
  { path: devices, venue: 'union-street', persona: 'priya' },
  { path: devices, venue: 'union-street', persona: 'migrating' },
  { path: `${devices}/add-device`, persona: 'maya' },
  { path: `${devices}/edit-device/:device`, persona: 'maya' },
  { path: `${devices}/guest-passes`, persona: 'maya' },
  { path: '/portal/preferences-and-privacy', persona: 'maya' },
  { path: '/portal/my-account', persona: 'maya' },
  { path: '/portal/my-account/edit', persona: 'maya' },
  { path: '/portal/my-account/default-payment-method', persona: 'maya' },
  {
    path: '/portal/my-account/default-payment-method?session_id=cs_unknown',
    persona: 'maya',
  },
];

/** Where a person ends after a 401: customers at the log-in, agents at landing, visitors where they were. Rule SES-24. */
export const afterRefusal = ({ persona, path, lands = path, refused = lands }: ScreenOpening) => {
  if (persona === 'agent') return '/';
  return persona ? '/login' : refused;
};

/** Who opens the screen, for test titles. */
export const whoIn = ({ venue = 'canal-wharf', persona = 'a visitor' }: ScreenOpening): string =>
  `${persona} at ${venue}`;

/** The backend's list for each path parameter. */
const lists: Readonly<Record<string, string>> = {
  ':device': '/api/devices devices',
  ':subscription': '/api/billing subscriptions',
};

/**
 * Fills a path's ids, which each sandbox creates.
 *
 * @param ask requests an address without origin from the backend as the person
 */
export const fillPath = async (
  path: string,
  ask: (address: string) => Promise<unknown>,
): Promise<string> => {
  const [name] = /:[a-z]+$/.exec(path) ?? [];
  if (!name) return path;
  const [address = '', list = ''] = lists[name]?.split(' ') ?? [];
  const [first] = ((await ask(address)) as Record<string, { id: string }[]>)[list] ?? [];
  return path.replace(name, first?.id ?? '');
};
