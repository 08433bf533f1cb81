import { describe, expect, it } from 'vitest';
import { aCustomer, aUser, aVisitor } from '../testing/routeFacts';
import { type ExitAction, exitsOf } from './exits';
import type { RouteFacts } from './routeFacts';
import type { RoutePath } from './routes';

const visitor = aVisitor();
const outside = aVisitor({ outsideNetwork: true });
const customer = aCustomer();
const anchorUser = aUser({ portalType: 'ANCHOR' });

const cases = (who: string, table: [RoutePath, RouteFacts, RoutePath[], ExitAction[]][]) => {
  describe(`the ways on for ${who}`, () => {
    it.each(table)('from %s', (route, facts, pages, actions) => {
      expect(exitsOf(route, facts)).toEqual({ pages, actions });
    });
  });
};

cases('a visitor', [
  ['/', visitor, ['/login', '/select-plan'], []],
  ['/select-plan', visitor, ['/login', '/'], ['submit']],
  ['/select-plan-anchor', aVisitor({ portalType: 'ANCHOR' }), ['/login', '/'], ['submit']],
  [
    '/select-plan-email-verification',
    visitor,
    ['/select-plan', '/login', '/'],
    ['resendConfirmation'],
  ],
  ['/login', visitor, ['/', '/password-recovery', '/sms-password-recovery'], ['submit']],
  ['/stripe-return', visitor, ['/', '/login', '/select-plan'], ['tryAgain']],
  ['/password-recovery', visitor, ['/sms-password-recovery', '/login'], ['submit']],
  ['/sms-password-recovery', visitor, ['/password-recovery', '/login'], ['submit']],
  ['/password-reset', visitor, ['/password-recovery', '/login'], ['submit']],
  ['/http-pap-connection', visitor, ['/'], ['leave']],
  ['/stardust/auth/login', visitor, ['/'], ['tryAgain']],
  ['/error', visitor, ['/', '/login'], ['tryAgain', 'contactSupport']],
  ['/denied-portal', visitor, ['/'], ['tryAgain', 'contactSupport']],
  ['/denied', visitor, ['/'], ['contactSupport']],
  ['/not-connected', visitor, ['/login', '/'], ['tryAgain']],
  ['/portal-not-found', visitor, ['/'], ['tryAgain', 'contactSupport']],
  ['/finish-registration', visitor, ['/login'], ['submit', 'logOut']],
]);

cases('a visitor outside the network', [
  ['/not-connected', outside, ['/login'], ['tryAgain']],
  ['/login', outside, ['/password-recovery', '/sms-password-recovery'], ['submit']],
  [
    '/password-recovery',
    outside,
    ['/sms-password-recovery', '/login', '/not-connected'],
    ['submit'],
  ],
  ['/error', outside, ['/not-connected', '/login'], ['tryAgain', 'contactSupport']],
]);

cases('a customer', [
  [
    '/error',
    customer,
    ['/portal', '/portal/device-management', '/portal/my-account'],
    ['tryAgain', 'contactSupport'],
  ],
  ['/password-reset', customer, ['/password-recovery', '/portal/my-account'], ['submit']],
  ['/password-recovery-for-my-account', customer, ['/portal/my-account', '/portal'], ['submit']],
  [
    '/password-sms-recovery-for-my-account',
    customer,
    ['/portal/my-account', '/portal'],
    ['submit'],
  ],
  [
    '/portal/my-account/edit',
    customer,
    [
      '/portal',
      '/portal/device-management',
      '/portal/manage-your-plan',
      '/portal/billing-information',
      '/portal/my-account',
      '/portal/preferences-and-privacy',
    ],
    ['logOut'],
  ],
]);

cases('a user without a plan', [
  ['/', aUser(), ['/select-plan', '/portal/device-management', '/portal/my-account'], []],
  ['/', anchorUser, ['/select-plan-anchor', '/portal/device-management', '/portal/my-account'], []],
  [
    '/stripe-return',
    anchorUser,
    ['/', '/portal/device-management', '/portal/my-account', '/select-plan-anchor'],
    ['tryAgain'],
  ],
  [
    '/portal/my-account',
    aUser(),
    ['/portal/device-management', '/select-plan', '/portal/preferences-and-privacy'],
    ['logOut'],
  ],
]);

cases('someone who is held up', [
  ['/portal', aVisitor({ sessionFailed: true }), [], ['tryAgain']],
  [
    '/portal',
    aUser({ emailActivation: true, userActive: false }),
    ['/select-plan'],
    ['resendConfirmation', 'logOut'],
  ],
  ['/finish-registration', aUser({ registrationUnfinished: true }), [], ['submit', 'logOut']],
  ['/denied-portal', aVisitor({ siteEnabled: false }), [], ['tryAgain', 'contactSupport']],
]);

describe('the ways on', () => {
  it('do not depend on the query of the page', () => {
    const facts = aUser({ emailActivation: true, userActive: false, query: '?status=verify' });
    expect(exitsOf('/error', facts)).toEqual(exitsOf('/error', { ...facts, query: '' }));
    expect(exitsOf('/portal', facts)).toEqual(exitsOf('/portal', { ...facts, query: '' }));
  });
});
