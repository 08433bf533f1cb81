import type { RoutePath } from './routes';

/** These pages have no guard: they are where guards send people, or where a visit begins. */
export const unguardedPages: readonly RoutePath[] = [
  '/error',
  '/denied-portal',
  '/denied',
  '/not-connected',
  '/portal-not-found',
  '/stardust/auth/login',
];

/** These work without a gateway: a mailed link is often opened on mobile data. */
export const outsidePages: readonly RoutePath[] = [
  '/login',
  '/password-recovery',
  '/sms-password-recovery',
  '/password-reset',
  '/password-recovery-for-my-account',
  '/password-sms-recovery-for-my-account',
  '/finish-registration',
  '/stripe-return',
];

/** Where plans are chosen. */
export const planPages: readonly RoutePath[] = [
  '/select-plan',
  '/select-plan-anchor',
  '/select-plan-email-verification',
];

/** Pages that show a log-in link to whoever is not logged in. Specification, section 2. */
export const showsLoginLink = (route: RoutePath, loggedIn: boolean): boolean =>
  !loggedIn && (route === '/' || planPages.includes(route));

/** What a page under `/portal` belongs to; the rules speak of these. */
export type PortalArea =
  | 'dashboard'
  | 'plan'
  | 'billing'
  | 'devices'
  | 'preferences'
  | 'account'
  | 'payment-method';

const areas: Partial<Record<RoutePath, PortalArea>> = {
  '/portal': 'dashboard',
  '/portal/manage-your-plan': 'plan',
  '/portal/manage-your-plan/plans': 'plan',
  '/portal/manage-your-plan/home-networking-wizard': 'plan',
  '/portal/manage-your-plan/cancel': 'plan',
  '/portal/billing-information': 'billing',
  '/portal/billing-information/:subscriptionId': 'billing',
  '/portal/device-management': 'devices',
  '/portal/device-management/add-device': 'devices',
  '/portal/device-management/edit-device/:id': 'devices',
  '/portal/preferences-and-privacy': 'preferences',
  '/portal/my-account': 'account',
  '/portal/my-account/edit': 'account',
  '/portal/my-account/default-payment-method': 'payment-method',
};

/** The area of a page under `/portal`; null for any other page. */
export const portalAreaOf = (route: RoutePath): PortalArea | null => areas[route] ?? null;

/** Only these count as a "previous page" to go back to after logging in. */
export const countsAsPrevious = (route: RoutePath): boolean =>
  planPages.includes(route) || portalAreaOf(route) !== null;
