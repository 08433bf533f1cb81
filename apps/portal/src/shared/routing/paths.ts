import type { RoutePath } from '@foyer/domain';

/** The routes that the portal's own code links to, under the hash of `/v2/`. */
export const paths = {
  landing: '/',
  selectPlan: '/select-plan',
  selectPlanAnchor: '/select-plan-anchor',
  selectPlanVerification: '/select-plan-email-verification',
  login: '/login',
  stripeReturn: '/stripe-return',
  resumeOrder: '/resume-order',
  withdraw: '/withdraw-from-contract',
  cancelContract: '/cancel-contract',
  passwordRecovery: '/password-recovery',
  smsPasswordRecovery: '/sms-password-recovery',
  passwordRecoveryForMyAccount: '/password-recovery-for-my-account',
  smsPasswordRecoveryForMyAccount: '/password-sms-recovery-for-my-account',
  finishRegistration: '/finish-registration',
  devices: '/portal/device-management',
  guestPass: '/guest-pass',
  guestPasses: '/portal/device-management/guest-passes',
  myAccount: '/portal/my-account',
  preferences: '/portal/preferences-and-privacy',
  paymentMethod: '/portal/my-account/default-payment-method',
  managePlan: '/portal/manage-your-plan',
  upgradePlans: '/portal/manage-your-plan/plans',
  homeNetworking: '/portal/manage-your-plan/home-networking-wizard',
  cancelPlan: '/portal/manage-your-plan/cancel',
  billing: '/portal/billing-information',
  error: '/error',
  denied: '/denied',
  portal: '/portal',
  portalNotFound: '/portal-not-found',
  connectionCheck: '/connection-check',
} as const satisfies Record<string, RoutePath>;

/** A link inside the portal for the first page's screens, which load without the router. */
export const hashLink = (path: string): string => `#${path}`;

/** The query that has a page of the portal fetch everything again. Rule ROUTE-4. */
export const RELOAD_QUERY = '?reload=true';
