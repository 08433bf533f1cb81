const plan = '/portal/manage-your-plan';
const billing = '/portal/billing-information';
const devices = '/portal/device-management';

/** The pages of a customer, with each step, view and dialog that has an address. */
export const customersPages = [
  '/portal',
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
  '/portal/preferences-and-privacy',
  '/portal/my-account',
  '/portal/my-account/edit',
  '/portal/my-account/default-payment-method',
  '/finish-registration',
  '/password-recovery-for-my-account',
  '/password-sms-recovery-for-my-account',
  '/stripe-return?session_id=checkout-1',
];

/** The pages of a visitor. */
export const visitorsPages = [
  '/',
  '/?tab=register',
  '/?tab=activate',
  '/select-plan',
  '/select-plan?plan=month-50&step=confirm-plan',
  '/select-plan-anchor',
  '/select-plan-email-verification',
  '/login',
  '/stripe-return',
  '/resume-order',
  '/password-recovery',
  '/sms-password-recovery',
  '/password-reset?code=half',
  '/http-pap-connection',
  '/error',
  '/denied',
  '/denied-portal',
  '/not-connected',
  '/portal-not-found',
];
