import type { ScreenOpening } from './screenOpenings';

/** A form that a person fills in and sends, and the call that it makes. */
export interface FormAction extends ScreenOpening {
  does: string;
  call: string;
  /** Texts to type, by the label of their field. */
  types?: Record<string, string>;
  /** Labels of checkboxes and radios to choose. */
  ticks?: RegExp[];
  /** A switch that saves when it is flipped. */
  flips?: string;
  /** The buttons to press in order; each may appear only after the one before. */
  presses: (string | RegExp)[];
}

const password = 'correct horse battery staple';

/** Every form and switch of the portal. */
export const actions: readonly FormAction[] = [
  {
    does: 'logging in',
    call: 'login',
    path: '/login',
    types: { 'Email address': 'someone@example.com', Password: password },
    presses: ['Log in'],
  },
  {
    does: 'registering',
    call: 'registerUser',
    path: '/?tab=register',
    venue: 'halden-arcade',
    types: {
      'First name': 'Robin',
      'Last name': 'Ellis',
      'Email address': 'robin.ellis@example.com',
      'Room number': '12',
      'Choose a password': password,
    },
    ticks: [/I accept/],
    presses: ['Create my account'],
  },
  {
    does: 'activating an account by its code',
    call: 'activateAccount',
    path: '/?tab=activate',
    venue: 'mercer-lofts',
    types: { 'Activation code': 'NQ7K-2XWD', 'Choose a password': password },
    presses: ['Activate my account'],
  },
  {
    does: 'asking for a link to a new password',
    call: 'requestResetEmail',
    path: '/password-recovery',
    types: { 'Email address': 'someone@example.com' },
    presses: ['Send the link'],
  },
  {
    does: 'asking for a code to a new password',
    call: 'requestResetSms',
    path: '/sms-password-recovery',
    venue: 'cedar-pine',
    types: { 'Email address': 'someone@example.com', 'Mobile number': '6125550143' },
    presses: ['Send the code'],
  },
  {
    does: 'finishing a registration',
    call: 'updateUser',
    path: '/finish-registration',
    venue: 'station-lofts',
    persona: 'unfinished',
    types: { 'Last name': 'Menon', 'Choose a password': password },
    ticks: [/I accept/],
    presses: ['Finish and continue'],
  },
  {
    does: 'giving a guest pass',
    call: 'createGuestPass',
    path: '/portal/device-management/guest-passes',
    persona: 'maya',
    types: { 'Who is it for? (optional)': 'Grandma' },
    presses: ['Give a pass'],
  },
  {
    does: 'using a guest pass',
    call: 'redeemGuestPass',
    path: '/guest-pass',
    types: { Code: 'ABCD-2345' },
    presses: ['Get online'],
  },
  {
    does: 'adding a device',
    call: 'addDevice',
    path: '/portal/device-management/add-device',
    persona: 'maya',
    types: { 'Device address': 'A4-83-E7-11-22-33', Name: 'Radio' },
    presses: ['Add this device'],
  },
  {
    does: 'changing what one is called',
    call: 'updateUser',
    path: '/portal/my-account/edit',
    persona: 'maya',
    types: { 'First name': 'May' },
    presses: ['Save'],
  },
  {
    does: 'changing the password',
    call: 'changePassword',
    path: '/portal/my-account',
    persona: 'maya',
    types: { 'Current password': 'correct horse battery', 'New password': password },
    presses: ['Change password'],
  },
  {
    does: 'choosing what news to get',
    call: 'saveMarketingAnswers',
    path: '/portal/preferences-and-privacy',
    persona: 'maya',
    presses: [],
    flips: 'Letter',
  },
  {
    does: 'ending a pause',
    call: 'endPause',
    path: '/portal/manage-your-plan',
    venue: 'ruda-park-connect',
    persona: 'paused',
    presses: ['End the pause now', 'End the pause'],
  },
  {
    does: 'keeping a cancelled plan',
    call: 'reviveSubscription',
    path: '/portal/manage-your-plan',
    venue: 'ruda-park-connect',
    persona: 'cancelled',
    presses: ['Keep Basic'],
  },
  {
    does: 'paying what is due',
    call: 'executeInvoice',
    path: '/portal/billing-information',
    venue: 'trenance-cove',
    persona: 'pastdue',
    presses: ['Pay £32.00 now'],
  },
  {
    does: 'changing the network’s key',
    call: 'handleDpsk',
    path: '/portal/device-management',
    persona: 'maya',
    presses: ['Change Wi-Fi password', /^Change/],
  },
  {
    does: 'letting a device on without an account',
    call: 'createNoAccountUser',
    path: '/?tab=connect-device&device=other',
    venue: 'tollgate-house',
    types: { 'Device address': 'A4-83-E7-11-22-44' },
    ticks: [/I accept/],
    presses: ['Connect the device'],
  },
  {
    does: 'choosing a new password by a link',
    call: 'resetPasswordByEmail',
    path: '/password-reset?code=unknown',
    types: { 'New password': password },
    presses: ['Save password'],
  },
  {
    does: 'using a coupon',
    call: 'validateCoupon',
    path: '/select-plan?plan=sl-splash-1day&step=confirm-plan',
    venue: 'saltwater-lido',
    types: { Coupon: 'SWIM' },
    presses: ['Apply'],
  },
  {
    does: 'starting to pay',
    call: 'createCheckoutSession',
    path: '/select-plan?plan=sl-splash-1day&step=confirm-plan',
    venue: 'saltwater-lido',
    ticks: [/I agree/, /^Start the service now/],
    presses: [/^Order and pay /],
  },
  {
    does: 'changing to another plan',
    call: 'upgradeSubscription',
    path: '/portal/manage-your-plan/plans?plan=cw-supersonic-month&step=check',
    persona: 'maya',
    ticks: [/^Start the service now/],
    presses: [/^Order and pay /],
  },
  {
    does: 'pausing a plan',
    call: 'createPause',
    path: '/portal/manage-your-plan?view=pause',
    persona: 'maya',
    ticks: [/^Start the pause/],
    presses: [/^(order the )?pause/i],
  },
  {
    does: 'cancelling a plan',
    call: 'cancelSubscription',
    path: '/portal/manage-your-plan/cancel?reason=tooSlow',
    persona: 'maya',
    presses: [/^End my plan on /],
  },
  {
    does: 'leaving a contract',
    call: 'cancelContract',
    path: '/portal/manage-your-plan/cancel?reason=tooSlow',
    venue: 'mercer-lofts',
    persona: 'dana',
    presses: [/^Pay .* and cancel$/],
  },
  {
    does: 'giving a device a name',
    call: 'renameDevice',
    path: '/portal/device-management/edit-device/:device',
    persona: 'maya',
    types: { Name: 'Study' },
    presses: ['Save the name'],
  },
  {
    does: 'letting devices see each other',
    call: 'setShareVlan',
    path: '/portal/device-management',
    venue: 'union-street',
    persona: 'priya',
    presses: [],
    flips: 'Let my devices see each other',
  },
];
