/** Every route. Parameters are written `:name`. Rule ROUTE-1. */
export const routePaths = [
  '/',
  '/select-plan',
  '/select-plan-anchor',
  '/select-plan-email-verification',
  '/login',
  '/stripe-return',
  '/resume-order',
  '/withdraw-from-contract',
  '/cancel-contract',
  '/guest-pass',
  '/password-recovery',
  '/sms-password-recovery',
  '/password-reset',
  '/http-pap-connection',
  '/stardust/auth/login',
  '/error',
  '/denied-portal',
  '/denied',
  '/not-connected',
  '/portal-not-found',
  '/connection-check',
  '/finish-registration',
  '/password-recovery-for-my-account',
  '/password-sms-recovery-for-my-account',
  '/portal',
  '/portal/manage-your-plan',
  '/portal/manage-your-plan/plans',
  '/portal/manage-your-plan/home-networking-wizard',
  '/portal/manage-your-plan/cancel',
  '/portal/billing-information',
  '/portal/billing-information/:subscriptionId',
  '/portal/device-management',
  '/portal/device-management/add-device',
  '/portal/device-management/edit-device/:id',
  '/portal/device-management/guest-passes',
  '/portal/preferences-and-privacy',
  '/portal/my-account',
  '/portal/my-account/edit',
  '/portal/my-account/default-payment-method',
] as const;
export type RoutePath = (typeof routePaths)[number];

/** The route of a path without its query; null for a wrong URL. */
export const routeOf = (path: string): RoutePath | null => {
  const segments = segmentsOf(path.replace(/[?#].*/, ''));
  return routePaths.find((route) => matches(segmentsOf(route), segments)) ?? null;
};

/** The query of a path with its question mark, or an empty text. */
export const queryOf = (path: string): string => /\?[^#]*/.exec(path)?.[0] ?? '';

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const matches = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, index) => part.startsWith(':') || part === segments[index]);
