const plan = '/portal/manage-your-plan';
const billing = '/portal/billing-information';
const devices = '/portal/device-management';

/** The pages of a customer, with each step, view and dialog that has an address. */
export const customersPages = [
  '/portal',
  '/portal?view=speed-test',
  plan,
  `${plan}?view=pause`,
  `${plan}/plans`,
  `${plan}/plans?plan=month-50&step=check`,
  `${plan}/home-networking-wizard`,
  `${plan}/cancel`,
  `${plan}/cancel?reason=tooSlow`,
  billing,
  `${billing}?invoice=in-7`,
  `${billing}/sub-1`,
  devices,
  `${devices}/add-device`,
  `${devices}/edit-device/d-1`,
  `${devices}/guest-passes`,
  '/portal/preferences-and-privacy',
  '/portal/my-account',
  '/portal/my-account/edit',
  '/portal/my-account/default-payment-method',
  '/finish-registration',
  '/password-recovery-for-my-account',
  '/password-sms-recovery-for-my-account',
  '/stripe-return?session_id=checkout-1',
];

/** A page about the plan or its payments; these take the longest. */
export const isPlanPage = (path: string): boolean =>
  path === '/portal' || path.startsWith(plan) || path.startsWith(billing);

/** The pages of a visitor. */
export const visitorsPages = [
  '/',
  '/?tab=register',
  '/?tab=activate',
  '/?tab=connect-device',
  '/select-plan',
  '/select-plan?plan=month-50&step=confirm-plan',
  '/select-plan-anchor',
  '/select-plan-email-verification',
  '/login',
  '/stripe-return',
  '/resume-order',
  '/withdraw-from-contract',
  '/cancel-contract',
  '/guest-pass',
  '/connection-check',
  '/password-recovery',
  '/sms-password-recovery',
  '/password-reset?code=half',
  '/http-pap-connection',
  '/stardust/auth/login',
  '/error',
  '/denied',
  '/denied-portal',
  '/not-connected',
  '/portal-not-found',
];

/** Pages that always lead on, or take something out of their address, and where they end. */
const endsElsewhere: Readonly<Record<string, string | null>> = {
  '/password-reset?code=half': '/password-reset',
  '/select-plan-email-verification': null,
  '/stardust/auth/login': null,
};

/** Whether this page shows, and a guard did not lead to another one. */
export const showsPage = (path: string, shown: string): boolean => {
  const end = endsElsewhere[path];
  return end === null || shown === (end ?? path);
};
