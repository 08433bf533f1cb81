import type { AccessCase } from '../checkAccess';

// Expectations are literal: they do not ask the product's own rules.

export const plan = [
  '/portal/manage-your-plan',
  '/portal/manage-your-plan/plans',
  '/portal/manage-your-plan/home-networking-wizard',
  '/portal/manage-your-plan/cancel',
];
export const bills = ['/portal/billing-information', '/portal/billing-information/sub_1'];
export const devices = [
  '/portal/device-management',
  '/portal/device-management/add-device',
  '/portal/device-management/edit-device/dev_1',
  '/portal/device-management/guest-passes',
];
export const privacy = ['/portal/preferences-and-privacy'];
export const account = ['/portal/my-account', '/portal/my-account/edit'];
export const card = ['/portal/my-account/default-payment-method'];
export const offers = ['/', '/select-plan'];
export const confirm = '/select-plan-email-verification';
export const recovery = [
  '/password-recovery-for-my-account',
  '/password-sms-recovery-for-my-account',
];

/** Every guarded address. The test types each of them for each person. */
export const addresses = [
  // Log-in returns to the page before it, so `/login` follows `/portal/my-account`.
  ['/portal/my-account', '/login', '/portal'],
  [account, plan, bills, devices, privacy, card, offers, recovery].flat(),
  [confirm, '/select-plan-anchor', '/finish-registration'],
].flat();

/** Addresses that open for everybody. */
export const open = [
  '/error',
  '/denied-portal',
  '/denied',
  '/not-connected',
  '/portal-not-found',
  '/connection-check',
];

export const everywhere = [...account, ...recovery];
export const preferencesItem = 'Preferences & Privacy';
export const speedTest = ['Speed test'];
export const canalWharfLinks = ['Speed test', 'Tell Canal Wharf what you think of the Wi-Fi'];
export const haldenLinks = ['Speed test', 'Tell Halden Arcade Hotel what you think of the Wi-Fi'];
/** Logging in again redirects back to where one was. */
export const afterLogin: [string[], string] = [['/login'], '/portal/my-account'];
export const sells = [...offers, confirm, '/select-plan-anchor', '/finish-registration'];
/** Those pages of `sells` that stay closed to a customer with free access, who may buy a plan. */
export const closedToFree = ['/', '/select-plan-anchor', '/finish-registration'];
/** The page that confirms an address leads on to the plans. */
export const fromConfirm: [string[], string] = [[confirm], '/select-plan'];

/** A customer whose plan renews. */
export const renewing = {
  hasKeyCard: true,
  home: '/portal',
  menu: ['Dashboard', 'Device Management', 'My Plan', 'Billing Information', 'Account Details'],
  secondaryLinks: speedTest,
  opens: ['/portal', ...plan, ...bills, ...devices, ...privacy, ...card, ...everywhere],
  redirects: [afterLogin, [sells, '/portal']] as AccessCase['redirects'],
};

/** The same on a service agreement, where the landlord manages the devices. */
export const onAgreement = {
  ...renewing,
  menu: ['Dashboard', 'My Plan', 'Billing Information', 'Account Details', preferencesItem],
  secondaryLinks: speedTest,
  opens: ['/portal', ...plan, ...bills, ...privacy, ...card, ...everywhere],
  redirects: [afterLogin, [[...sells, ...devices], '/portal']] as AccessCase['redirects'],
};

/** A customer without a plan who may choose one. */
export const choosing = {
  home: '/',
  menu: ['Device Management', 'Choose a plan', 'Account Details'],
  secondaryLinks: speedTest,
  opens: [...offers, ...plan, ...bills, ...devices, ...card, ...everywhere],
};
export const choosingRedirects: AccessCase['redirects'] = [
  afterLogin,
  [['/portal'], '/portal/device-management'],
  // Where email addresses need no confirmation, the verification page leads to the plans.
  [['/select-plan-anchor', confirm], '/select-plan'],
  [['/finish-registration'], '/'],
];

/** A resident whose landlord pays and who manages only the personal network. */
export const resident = {
  hasKeyCard: true,
  home: '/portal/device-management',
  menu: ['Personal Network', 'Account Details', preferencesItem],
  secondaryLinks: speedTest,
  opens: [...devices, ...privacy, ...everywhere, '/select-plan-anchor'],
  redirects: [
    afterLogin,
    [
      ['/portal', ...plan, ...bills, ...card, ...offers, confirm, '/finish-registration'],
      '/portal/device-management',
    ],
  ] as AccessCase['redirects'],
};

/** A customer whose registration gave access. */
export const granted = {
  hasKeyCard: true,
  home: '/portal/device-management',
  menu: ['Device Management', 'Account Details', preferencesItem],
  secondaryLinks: speedTest,
  opens: [...devices, ...plan, ...card, ...privacy, ...everywhere],
  redirects: [
    afterLogin,
    [['/portal', ...bills, ...sells], '/portal/device-management'],
  ] as AccessCase['redirects'],
};

/** A visitor, for whom no portal page opens. */
export const visitor = {
  home: '/',
  opens: [...offers, '/login', '/finish-registration'],
  redirects: [
    [['/portal'], '/'],
    [[...plan, ...bills, ...devices, ...privacy, ...card, ...everywhere], '/login'],
    [['/select-plan-anchor', confirm], '/select-plan'],
  ] as AccessCase['redirects'],
};

/** The answers for an agent who impersonates a customer without a plan. The sandbox knows no such agent, so it refuses the desk. */
export const agentWithoutPlan = {
  'site-info': { isImpersonating: true },
  user: { hasActiveSubscription: false, hasRecurringSub: false },
  'user/agent-desk': { acts: [], days: [], endsAt: null },
};
