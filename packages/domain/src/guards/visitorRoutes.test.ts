import { describe, expect, it } from 'vitest';
import { routeCases, whereTo } from '../testing/routeCases';
import { aCustomer, aUser, aVisitor } from '../testing/routeFacts';
import { type RoutePath, routePaths } from './routes';

const agent = { isImpersonating: true };

const blocked = aVisitor({ siteEnabled: false, outsideNetwork: true, sessionFailed: true });
describe('error, denied and entry pages have no guard', () => {
  it('they open for a disabled site, outside the network and without a session; so does the portal', () => {
    expect(routePaths.filter((route) => whereTo(route, blocked) === 'opens')).toEqual([
      '/stardust/auth/login',
      '/error',
      '/denied-portal',
      '/denied',
      '/not-connected',
      '/portal-not-found',
      '/connection-check',
      '/portal',
    ]);
  });
});

routeCases('outside the network, guards lead visitors to not-connected', [
  ['/', aVisitor({ outsideNetwork: true }), '/not-connected'],
  ['/select-plan', aVisitor({ outsideNetwork: true }), '/not-connected'],
  ['/select-plan-anchor', aVisitor({ outsideNetwork: true }), '/not-connected'],
  ['/select-plan-email-verification', aVisitor({ outsideNetwork: true }), '/not-connected'],
  ['/http-pap-connection', aVisitor({ outsideNetwork: true }), '/not-connected'],
  ['/portal', aVisitor({ outsideNetwork: true }), '/not-connected'],
  ['/portal/my-account', aVisitor({ outsideNetwork: true }), '/not-connected'],
  ['/', aVisitor({ outsideNetwork: true, siteEnabled: false }), '/not-connected'],
]);

routeCases('outside the network, mailed links and log-in work', [
  ['/login', aVisitor({ outsideNetwork: true }), 'opens'],
  ['/password-recovery', aVisitor({ outsideNetwork: true }), 'opens'],
  ['/sms-password-recovery', aVisitor({ outsideNetwork: true }), 'opens'],
  ['/password-reset', aVisitor({ outsideNetwork: true }), 'opens'],
  ['/finish-registration', aVisitor({ outsideNetwork: true }), 'opens'],
  ['/stripe-return', aVisitor({ outsideNetwork: true }), 'opens'],
  ['/resume-order', aVisitor({ outsideNetwork: true }), 'opens'],
  ['/withdraw-from-contract', aVisitor({ outsideNetwork: true }), 'opens'],
  ['/cancel-contract', aVisitor({ outsideNetwork: true }), 'opens'],
  ['/password-recovery-for-my-account', aVisitor({ outsideNetwork: true }), '/login'],
  ['/password-sms-recovery-for-my-account', aVisitor({ outsideNetwork: true }), '/login'],
]);

routeCases('outside the network, logged-in users use the portal as usual', [
  ['/portal', aCustomer({ outsideNetwork: true }), 'opens'],
  ['/portal/billing-information', aCustomer({ outsideNetwork: true }), 'opens'],
  ['/', aCustomer({ outsideNetwork: true }), '/portal'],
  ['/select-plan', aUser({ outsideNetwork: true }), 'opens'],
]);

routeCases('a disabled site leads to denied-portal, except for impersonating agents', [
  ['/', aVisitor({ siteEnabled: false }), '/denied-portal'],
  ['/login', aVisitor({ siteEnabled: false }), '/denied-portal'],
  ['/login', aVisitor({ siteEnabled: false, outsideNetwork: true }), '/denied-portal'],
  ['/portal', aCustomer({ siteEnabled: false }), '/denied-portal'],
  ['/stripe-return', aCustomer({ siteEnabled: false }), '/denied-portal'],
  ['/portal', aCustomer({ siteEnabled: false, isImpersonating: true }), 'opens'],
  ['/', aVisitor({ siteEnabled: false, isImpersonating: true }), 'opens'],
  ['/withdraw-from-contract', aVisitor({ siteEnabled: false }), 'opens'],
  ['/cancel-contract', aVisitor({ siteEnabled: false }), 'opens'],
]);

routeCases('after a failed blank session only the portal opens, to show the error', [
  ['/portal', aVisitor({ sessionFailed: true }), 'opens'],
  ['/', aVisitor({ sessionFailed: true }), '/portal'],
  ['/login', aVisitor({ sessionFailed: true }), '/portal'],
  ['/portal/my-account', aVisitor({ sessionFailed: true, siteEnabled: false }), '/portal'],
]);

routeCases('landing and plan selection lead to the portal for users with an active subscription', [
  ['/', aCustomer(), '/portal'],
  ['/select-plan', aCustomer(), '/portal'],
  ['/select-plan-email-verification', aCustomer(), '/portal'],
  ['/select-plan-anchor', aCustomer(), '/portal'],
  ['/', aUser(), 'opens'],
  ['/select-plan', aUser(), 'opens'],
  ['/select-plan-email-verification', aUser(), 'opens'],
]);

routeCases('plan selection stays open to users with free access, who can buy a plan', [
  ['/select-plan', aCustomer({ portalType: 'FREE_SIGN_UP', hasFreeAccess: true }), 'opens'],
  [
    '/select-plan-email-verification',
    aCustomer({ portalType: 'FREE_SIGN_UP', hasFreeAccess: true }),
    'opens',
  ],
  ['/', aCustomer({ portalType: 'FREE_SIGN_UP', hasFreeAccess: true }), '/portal'],
  ['/select-plan', aCustomer({ portalType: 'FREE_SIGN_UP' }), '/portal'],
]);

routeCases('a device with a plan but no account stays on landing', [
  ['/', aVisitor({ hasActiveSubscription: true }), 'opens'],
  ['/select-plan', aVisitor({ hasActiveSubscription: true }), 'opens'],
  ['/', aVisitor({ paused: true }), 'opens'],
]);

routeCases('landing leads paused users to the portal', [
  ['/', aUser({ paused: true }), '/portal'],
  ['/select-plan', aUser({ paused: true }), '/portal'],
]);

routeCases('landing leads agents to the portal in ANCHOR, FREE_SIGN_UP and NAAS', [
  ['/', aUser({ ...agent, portalType: 'ANCHOR' }), '/portal'],
  ['/', aUser({ ...agent, portalType: 'ANCHOR_NUJ' }), '/portal'],
  ['/', aUser({ ...agent, portalType: 'FREE_SIGN_UP' }), '/portal'],
  ['/', aUser({ ...agent, portalType: 'NAAS' }), '/portal'],
  ['/select-plan', aUser({ ...agent, portalType: 'NAAS' }), '/portal'],
  ['/', aUser({ ...agent, portalType: 'PAYG' }), 'opens'],
  ['/', aUser({ ...agent, portalType: 'SFA' }), 'opens'],
  ['/', aUser({ ...agent, portalType: 'PDR' }), 'opens'],
  ['/', aUser({ ...agent, portalType: 'unknown' }), 'opens'],
  ['/', aVisitor({ ...agent, portalType: 'ANCHOR' }), 'opens'],
]);

routeCases('ANCHOR has its own plan selection, which a plan does not close', [
  ['/select-plan', aVisitor({ portalType: 'ANCHOR' }), '/select-plan-anchor'],
  ['/select-plan-anchor', aVisitor({ portalType: 'ANCHOR' }), 'opens'],
  ['/select-plan-anchor', aCustomer({ portalType: 'ANCHOR' }), 'opens'],
  ['/select-plan-anchor', aUser({ portalType: 'ANCHOR', paused: true }), 'opens'],
  ['/select-plan-anchor', aUser({ portalType: 'ANCHOR', ...agent }), 'opens'],
  ['/select-plan', aCustomer({ portalType: 'ANCHOR' }), '/portal'],
  ['/select-plan-anchor', aVisitor(), '/select-plan'],
]);

routeCases('log-in leads a logged-in user to the previous page', [
  ['/login', aVisitor(), 'opens'],
  ['/login', aUser(), '/'],
  ['/login', aUser({ previousPage: '/select-plan?plan=x' }), '/select-plan?plan=x'],
  ['/login', aUser({ previousPage: '/portal/my-account' }), '/portal/my-account'],
  [
    '/login',
    aUser({ previousPage: '/portal/device-management/edit-device/9' }),
    '/portal/device-management/edit-device/9',
  ],
  ['/login', aUser({ previousPage: '/password-recovery' }), '/'],
  ['/login', aUser({ previousPage: '/login' }), '/'],
  ['/login', aUser({ previousPage: 'https://example.com/portal' }), '/'],
  ['/login', aUser({ previousPage: '/nowhere' }), '/'],
  ['/login', aUser({ previousPage: '' }), '/'],
]);

routeCases('log-in leads a logged-in user to landing if the site has the no-user journey', [
  ['/login', aUser({ noUserJourney: true, previousPage: '/portal' }), '/'],
  ['/login', aVisitor({ noUserJourney: true }), 'opens'],
]);

describe('every other page opens', () => {
  const open: RoutePath[] = [
    '/stripe-return',
    '/resume-order',
    '/withdraw-from-contract',
    '/cancel-contract',
    '/password-recovery',
    '/sms-password-recovery',
    '/password-reset',
    '/http-pap-connection',
  ];
  it.each(open)('%s, logged in or not', (route) => {
    expect(whereTo(route, aVisitor())).toBe('opens');
    expect(whereTo(route, aCustomer())).toBe('opens');
  });

  it('every page under the portal opens for a customer with a recurring plan', () => {
    const portal = routePaths.filter((route) => route.startsWith('/portal/'));
    expect(portal.filter((route) => whereTo(route, aCustomer()) !== 'opens')).toEqual([]);
  });
});
