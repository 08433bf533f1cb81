import type { RoutePath } from './routes';

/** Pages without a guard: guards lead to them, or the visit starts there. Rule GUARD-1. */
export const unguardedPages: readonly RoutePath[] = [
  '/error',
  '/denied-portal',
  '/denied',
  '/not-connected',
  '/portal-not-found',
  '/connection-check',
  '/stardust/auth/login',
];

/** Pages on which users end a contract. The law keeps them open at a closed site too. Rule LAW-2. */
export const terminationPages: readonly RoutePath[] = [
  '/withdraw-from-contract',
  '/cancel-contract',
];

/** Pages that work outside the network: people open mailed links on mobile data. Rule START-21. */
export const outsidePages: readonly RoutePath[] = [
  '/login',
  '/password-recovery',
  '/sms-password-recovery',
  '/password-reset',
  '/password-recovery-for-my-account',
  '/password-sms-recovery-for-my-account',
  '/finish-registration',
  '/stripe-return',
  '/resume-order',
  ...terminationPages,
  '/guest-pass',
];

export const planPages: readonly RoutePath[] = [
  '/select-plan',
  '/select-plan-anchor',
  '/select-plan-email-verification',
];

/**
 * The area of a page under `/portal`. Guards name areas, so that they hold for subpages (GUARD-21).
 */
export type PortalArea =
  | 'dashboard'
  | 'plan'
  | 'billing'
  | 'devices'
  | 'preferences'
  | 'account'
  | 'payment-method';

type PortalPage = Extract<RoutePath, '/portal' | `/portal/${string}`>;

/** Every page under `/portal` has an area, so that none is left without a guard. */
const areas: Record<PortalPage, PortalArea> = {
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
  '/portal/device-management/guest-passes': 'devices',
  '/portal/preferences-and-privacy': 'preferences',
  '/portal/my-account': 'account',
  '/portal/my-account/edit': 'account',
  '/portal/my-account/default-payment-method': 'payment-method',
};

const isPortalPage = (route: RoutePath): route is PortalPage => Object.hasOwn(areas, route);

/** Null for a page that is not under `/portal`. */
export const portalAreaOf = (route: RoutePath): PortalArea | null =>
  isPortalPage(route) ? areas[route] : null;

/** Whether log-in can return to this page. Rule ROUTE-3. */
export const countsAsPrevious = (route: RoutePath): boolean =>
  planPages.includes(route) || portalAreaOf(route) !== null;
