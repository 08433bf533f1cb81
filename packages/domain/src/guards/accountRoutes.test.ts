import { routeCases } from '../testing/routeCases';
import { aCustomer, aUser, aVisitor } from '../testing/routeFacts';

const agent = { isImpersonating: true };
const status = { emailActivation: true, query: '?status=verify&code=7' };
const unconfirmed = { emailActivation: true, userActive: false };
const unfinished = { registrationUnfinished: true };
const anchor = { portalType: 'ANCHOR' } as const;
const sfa = { portalType: 'SFA' } as const;
const oneOff = { hasRecurringSub: false };

routeCases('the portal requires a logged-in user', [
  ['/portal', aVisitor(), '/'],
  ['/portal', aVisitor(status), '/login?status=verify&code=7'],
  ['/portal', aVisitor({ ...status, emailActivation: false }), '/'],
  ['/portal', aVisitor({ ...status, query: '?reload=true' }), '/'],
  ['/portal', aVisitor({ ...status, query: '?mystatus=1' }), '/'],
  ['/portal', aVisitor({ ...status, query: '?a=1&status=2' }), '/login?a=1&status=2'],
  ['/portal/my-account', aVisitor(status), '/login?status=verify&code=7'],
  ['/portal', aCustomer(status), 'opens'],
]);

routeCases('the shop hands a coupon over to the change of plan', [
  [
    '/select-plan',
    aCustomer({ query: '?coupon=STAFF' }),
    '/portal/manage-your-plan/plans?coupon=STAFF',
  ],
  ['/select-plan', aCustomer({ query: '?plan=p1' }), '/portal'],
  ['/select-plan', aCustomer({ query: '?coupon=' }), '/portal'],
  ['/select-plan', aCustomer({ query: '?plan=p&coupon=STAFF&step=pay' }), '/portal'],
  ['/select-plan', aCustomer({ query: '?discoupon=STAFF' }), '/portal'],
  ['/select-plan', aVisitor({ query: '?coupon=STAFF' }), 'opens'],
]);

routeCases('account pages lead visitors to log-in', [
  ['/portal/my-account', aVisitor(), '/login'],
  ['/portal/manage-your-plan', aVisitor(), '/login'],
  ['/portal/billing-information/:subscriptionId', aVisitor(), '/login'],
  ['/password-recovery-for-my-account', aVisitor(), '/login'],
  ['/password-sms-recovery-for-my-account', aVisitor(), '/login'],
  ['/password-recovery-for-my-account', aUser(), 'opens'],
  ['/password-sms-recovery-for-my-account', aUser(), 'opens'],
]);

routeCases(
  'an unconfirmed email address leads every account page to the portal, before any other guard',
  [
    ['/portal/my-account', aCustomer(unconfirmed), '/portal'],
    ['/portal/billing-information', aCustomer({ ...unconfirmed, paused: true }), '/portal'],
    ['/portal/device-management', aCustomer({ ...unconfirmed, portalType: 'ANCHOR' }), '/portal'],
    ['/portal', aCustomer({ ...unconfirmed, portalType: 'ANCHOR' }), 'opens'],
    ['/portal', aUser({ ...unconfirmed, portalType: 'NAAS' }), 'opens'],
    ['/portal', aUser({ ...unconfirmed, registrationUnfinished: true }), 'opens'],
    ['/portal/my-account', aCustomer({ emailActivation: true }), 'opens'],
    ['/portal/my-account', aCustomer({ userActive: false }), 'opens'],
  ],
);

routeCases('an agent helps a customer whose email address is unconfirmed', [
  ['/portal/my-account', aCustomer({ ...unconfirmed, ...agent }), 'opens'],
  ['/portal/preferences-and-privacy', aUser({ ...unconfirmed, ...agent }), 'opens'],
  ['/portal', aUser({ ...unconfirmed, ...agent }), '/portal/device-management'],
  ['/portal', aUser({ ...unconfirmed, ...unfinished, ...agent }), '/portal/device-management'],
]);

routeCases('a confirmation link opens log-in, which says what became of the link', [
  ['/login', aUser({ ...unconfirmed, query: '?status=verify' }), 'opens'],
  ['/login', aUser({ ...unconfirmed }), '/'],
  ['/login', aUser({ emailActivation: true, query: '?status=verify' }), 'opens'],
  ['/login', aUser({ query: '?status=verify' }), 'opens'],
  ['/login', aUser({ query: '?mystatus=1' }), '/'],
]);

routeCases('a user with an unfinished registration finishes it first', [
  ['/', aUser(unfinished), '/finish-registration'],
  ['/portal', aCustomer(unfinished), '/finish-registration'],
  ['/', aUser({ ...unfinished, ...unconfirmed }), 'opens'],
  ['/portal/my-account', aCustomer(unfinished), '/finish-registration'],
  ['/portal/billing-information', aCustomer(unfinished), '/finish-registration'],
  ['/portal/my-account', aCustomer({ ...unfinished, ...agent }), 'opens'],
  ['/portal', aCustomer({ ...unfinished, ...agent }), 'opens'],
  ['/', aVisitor(unfinished), 'opens'],
  ['/select-plan', aUser(unfinished), '/finish-registration'],
  ['/select-plan-anchor', aCustomer({ ...unfinished, ...anchor }), '/finish-registration'],
  ['/select-plan', aUser({ ...unfinished, ...unconfirmed }), 'opens'],
  ['/select-plan-anchor', aCustomer({ ...unfinished, ...anchor, ...agent }), 'opens'],
  ['/select-plan', aVisitor(unfinished), 'opens'],
  ['/finish-registration', aUser(unfinished), 'opens'],
  ['/finish-registration', aVisitor(), 'opens'],
  ['/finish-registration', aUser(), '/'],
]);

routeCases('ANCHOR allows only device management, preferences and the account', [
  ['/portal', aCustomer(anchor), '/portal/device-management'],
  ['/portal/manage-your-plan', aCustomer(anchor), '/portal/device-management'],
  ['/portal/manage-your-plan/plans', aCustomer(anchor), '/portal/device-management'],
  ['/portal/manage-your-plan/cancel', aCustomer(anchor), '/portal/device-management'],
  [
    '/portal/manage-your-plan/home-networking-wizard',
    aCustomer(anchor),
    '/portal/device-management',
  ],
  ['/portal/billing-information', aCustomer(anchor), '/portal/device-management'],
  ['/portal/billing-information/:subscriptionId', aCustomer(anchor), '/portal/device-management'],
  ['/portal/my-account/default-payment-method', aCustomer(anchor), '/portal/device-management'],
  ['/portal/device-management', aCustomer(anchor), 'opens'],
  ['/portal/device-management/add-device', aCustomer(anchor), 'opens'],
  ['/portal/device-management/edit-device/:id', aCustomer(anchor), 'opens'],
  ['/portal/preferences-and-privacy', aCustomer(anchor), 'opens'],
  ['/portal/my-account', aCustomer(anchor), 'opens'],
  ['/portal/my-account/edit', aCustomer(anchor), 'opens'],
  [
    '/portal/billing-information',
    aCustomer({ portalType: 'ANCHOR_NUJ' }),
    '/portal/device-management',
  ],
]);

routeCases('SFA without a legacy plan cannot open device management, except for agents', [
  ['/portal/device-management', aCustomer(sfa), '/portal'],
  ['/portal/device-management/add-device', aCustomer(sfa), '/portal'],
  ['/portal/device-management/edit-device/:id', aCustomer(sfa), '/portal'],
  ['/portal/device-management', aCustomer({ ...sfa, legacySFAPlan: true }), 'opens'],
  ['/portal/device-management', aCustomer({ ...sfa, ...agent }), 'opens'],
  ['/portal/device-management', aCustomer(), 'opens'],
]);

routeCases('PDR cannot open preferences', [
  ['/portal/preferences-and-privacy', aCustomer({ portalType: 'PDR' }), '/portal'],
  ['/portal/preferences-and-privacy', aUser({ portalType: 'PDR' }), '/portal/device-management'],
  [
    '/portal/preferences-and-privacy',
    aUser({ portalType: 'PDR_NUJ' }),
    '/portal/device-management',
  ],
  ['/portal/preferences-and-privacy', aCustomer(), 'opens'],
]);

routeCases('paused users cannot open billing, unless they owe an invoice', [
  ['/portal/billing-information', aCustomer({ paused: true }), '/portal'],
  [
    '/portal/billing-information/:subscriptionId',
    aUser({ paused: true }),
    '/portal/device-management',
  ],
  ['/portal/billing-information', aUser({ paused: true, owes: true }), 'opens'],
]);

routeCases('billing leads users with a plan that does not renew to device management', [
  ['/portal/billing-information', aCustomer(oneOff), '/portal/device-management'],
  ['/portal/billing-information/:subscriptionId', aCustomer(oneOff), '/portal/device-management'],
  [
    '/portal/billing-information',
    aCustomer({ ...sfa, ...oneOff, legacySFAPlan: true }),
    '/portal/device-management',
  ],
  ['/portal/billing-information', aCustomer({ ...sfa, ...oneOff }), '/portal'],
  ['/portal/billing-information', aCustomer({ ...oneOff, owes: true }), 'opens'],
  [
    '/portal/billing-information',
    aCustomer({ ...anchor, owes: true }),
    '/portal/device-management',
  ],
  ['/portal/billing-information', aCustomer(), 'opens'],
  ['/portal/billing-information', aUser(), 'opens'],
]);

routeCases('without a dashboard the portal leads to device management', [
  ['/portal', aUser(), '/portal/device-management'],
  ['/portal', aCustomer(oneOff), '/portal/device-management'],
  ['/portal', aUser({ hasRecurringSub: true }), '/portal/device-management'],
  ['/portal', aCustomer({ portalType: 'FREE_SIGN_UP' }), '/portal/device-management'],
  ['/portal', aCustomer({ portalType: 'NAAS' }), '/portal/device-management'],
  ['/portal', aUser(sfa), 'opens'],
  ['/portal', aCustomer({ portalType: 'PDR' }), 'opens'],
  ['/portal', aCustomer({ portalType: 'unknown' }), 'opens'],
]);
