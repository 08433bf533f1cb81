import type { Walk } from '../walkPortal';

// Everything here is written out, and nothing worked out: the rules of the product are not asked.

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

/** Every address that somebody may be led away from. Each person types them all. */
export const addresses = [
  ['/portal/my-account', '/login', '/portal', '/portal/my-account/edit'],
  [plan, bills, devices, privacy, card, offers, recovery].flat(),
  [confirm, '/select-plan-anchor', '/finish-registration'],
].flat();

/** These open for everybody. */
export const open = ['/error', '/denied-portal', '/denied', '/not-connected', '/portal-not-found'];

export const everywhere = [...account, ...recovery];
export const privately = 'Preferences & Privacy';
export const speedAndHelp = ['Speed test', 'Help'];
export const wharf = ['Speed test', 'Tell Canal Wharf how the Wi-Fi is doing', 'Help'];
export const halden = [
  'Speed test',
  'Tell Halden Arcade Hotel how the Wi-Fi is doing',
  'Dial 0 for reception',
];
/** Logging in again leads back to where one was. */
export const back: [string[], string] = [['/login'], '/portal/my-account'];
export const sells = [...offers, confirm, '/select-plan-anchor', '/finish-registration'];

/** A customer whose plan renews. */
export const renewing = {
  ends: '/portal',
  menu: ['Dashboard', 'Device Management', 'My Plan', 'Billing Information', 'Account Details'],
  extras: speedAndHelp,
  opens: ['/portal', ...plan, ...bills, ...devices, ...privacy, ...card, ...everywhere],
  leads: [back, [sells, '/portal']] as Walk['leads'],
};

/** The same on a service agreement, which leaves the devices to the landlord. */
export const onAgreement = {
  ...renewing,
  menu: ['Dashboard', 'My Plan', 'Billing Information', 'Account Details', privately],
  extras: ['Speed test', 'Support'],
  opens: ['/portal', ...plan, ...bills, ...privacy, ...card, ...everywhere],
  leads: [back, [[...sells, ...devices], '/portal']] as Walk['leads'],
};

/** Somebody without a plan, who may choose one. */
export const choosing = {
  ends: '/',
  menu: ['Device Management', 'Choose a plan', 'Account Details'],
  extras: speedAndHelp,
  opens: [...offers, ...plan, ...bills, ...devices, ...card, ...everywhere],
};
export const choosingLeads: Walk['leads'] = [
  back,
  [['/portal'], '/portal/device-management'],
  // Where addresses need no confirming there is nothing to wait for.
  [['/select-plan-anchor', confirm], '/select-plan'],
  [['/finish-registration'], '/'],
];

/** A resident whose landlord pays: only the personal network is theirs to manage. */
export const resident = {
  ends: '/portal/device-management',
  menu: ['Personal Network', 'Account Details', privately],
  extras: ['Speed test', 'Help desk'],
  opens: [...devices, ...privacy, ...everywhere, '/select-plan-anchor'],
  leads: [
    back,
    [
      ['/portal', ...plan, ...bills, ...card, ...offers, confirm, '/finish-registration'],
      '/portal/device-management',
    ],
  ] as Walk['leads'],
};

/** Somebody to whom registering gave access. */
export const granted = {
  ends: '/portal/device-management',
  menu: ['Device Management', 'Account Details', privately],
  extras: speedAndHelp,
  opens: [...devices, ...plan, ...card, ...privacy, ...everywhere],
  leads: [back, [['/portal', ...bills, ...sells], '/portal/device-management']] as Walk['leads'],
};

/** A visitor: nothing of the portal opens. */
export const visitor = {
  ends: '/',
  opens: [...offers, '/login', '/finish-registration'],
  leads: [
    [['/portal'], '/'],
    [[...plan, ...bills, ...devices, ...privacy, ...card, ...everywhere], '/login'],
    [['/select-plan-anchor', confirm], '/select-plan'],
  ] as Walk['leads'],
};

/** An agent in the account of somebody without a plan. */
export const agentWithoutPlan = {
  'site-info': { isImpersonating: true },
  user: { hasActiveSubscription: false, hasRecurringSub: false },
};
