import { describe, expect, it } from 'vitest';
import { aCustomer, aUser, aVisitor } from '../testing/routeFacts';
import { checkRoute } from './checkRoute';

const agent = { isImpersonating: true };
const status = { emailActivation: true, query: '?status=verify&code=7' };
const unconfirmed = { emailActivation: true, userActive: false };
const unfinished = { registrationUnfinished: true };
const anchor = { portalType: 'ANCHOR' } as const;
const sfa = { portalType: 'SFA' } as const;
const oneOff = { hasRecurringSub: false };

describe('a redirect names its reason', () => {
  it.each([
    ['/', aVisitor({ outsideNetwork: true }), 'outsideNetwork'],
    ['/', aVisitor({ siteEnabled: false }), 'siteDisabled'],
    ['/', aVisitor({ sessionFailed: true }), 'sessionFailed'],
    ['/', aVisitor({ siteMissing: true }), 'siteMissing'],
    ['/portal', aVisitor(), 'notLoggedIn'],
    ['/portal', aVisitor(status), 'statusQuery'],
    ['/portal/my-account', aUser(unconfirmed), 'confirmEmail'],
    ['/portal', aUser(unfinished), 'finishRegistration'],
    ['/finish-registration', aUser(), 'nothingToFinish'],
    ['/', aCustomer(), 'hasPlan'],
    ['/', aUser({ paused: true }), 'paused'],
    ['/', aUser({ ...anchor, ...agent }), 'impersonating'],
    ['/select-plan', aUser(anchor), 'otherPlanPage'],
    ['/login', aUser(), 'alreadyLoggedIn'],
    ['/portal/billing-information', aUser({ paused: true }), 'pausedBilling'],
    ['/portal/billing-information', aCustomer(oneOff), 'notRecurring'],
    ['/portal/preferences-and-privacy', aUser({ portalType: 'PDR' }), 'preferencesClosed'],
    ['/portal/device-management', aUser(sfa), 'noLegacyPlan'],
    ['/portal', aUser(anchor), 'personalNetworkOnly'],
    ['/portal', aUser(), 'noDashboard'],
  ] as const)('%s (%o): %s', (route, facts, why) => {
    expect(checkRoute(route, facts)).toMatchObject({ kind: 'redirect', why });
  });
});
