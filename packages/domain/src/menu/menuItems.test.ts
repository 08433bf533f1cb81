import { describe, expect, it } from 'vitest';
import { portalTypes } from '../portal-types/portalType';
import { aCustomer, aUser, aVisitor } from '../testing/routeFacts';
import { menuItems, type MenuFacts } from './menuItems';

const menu = (facts: MenuFacts) => menuItems(facts).map((item) => item.id);

const oneOff = { hasRecurringSub: false };

describe('the menu shows, in order,', () => {
  it.each<[string, MenuFacts, string[]]>([
    [
      'everything to a customer whose plan renews',
      aCustomer(),
      ['dashboard', 'devices', 'plan', 'billing', 'account', 'preferences'],
    ],
    [
      'neither dashboard nor billing to one whose plan does not renew',
      aCustomer(oneOff),
      ['devices', 'plan', 'account', 'preferences'],
    ],
    [
      'a choice of plans to a user without one',
      aUser(),
      ['devices', 'choosePlan', 'account', 'preferences'],
    ],
    [
      'My Plan, and no choice of plans, to a paused user',
      aUser({ paused: true }),
      ['devices', 'plan', 'account', 'preferences'],
    ],
    [
      'no billing to a paused customer',
      aCustomer({ paused: true }),
      ['dashboard', 'devices', 'plan', 'account', 'preferences'],
    ],
    [
      'three items in ANCHOR',
      aCustomer({ portalType: 'ANCHOR' }),
      ['devices', 'account', 'preferences'],
    ],
    [
      'three items in ANCHOR without a plan',
      aUser({ portalType: 'ANCHOR' }),
      ['devices', 'account', 'preferences'],
    ],
    [
      'three items in FREE_SIGN_UP',
      aCustomer({ portalType: 'FREE_SIGN_UP' }),
      ['devices', 'account', 'preferences'],
    ],
    [
      'three items in NAAS',
      aCustomer({ portalType: 'NAAS' }),
      ['devices', 'account', 'preferences'],
    ],
    [
      'three items in ANCHOR_NUJ, as in its base type',
      aCustomer({ portalType: 'ANCHOR_NUJ' }),
      ['devices', 'account', 'preferences'],
    ],
    [
      'no preferences in PDR, whose guard refuses them',
      aCustomer({ portalType: 'PDR' }),
      ['dashboard', 'devices', 'plan', 'billing', 'account'],
    ],
    [
      'no preferences where the site is styled as a holiday park',
      aCustomer({ holidayPark: true }),
      ['dashboard', 'devices', 'plan', 'billing', 'account'],
    ],
    [
      'no devices to SFA users without a legacy plan',
      aCustomer({ portalType: 'SFA' }),
      ['dashboard', 'plan', 'billing', 'account', 'preferences'],
    ],
    [
      'devices to SFA users with a legacy plan',
      aCustomer({ portalType: 'SFA', legacySFAPlan: true }),
      ['dashboard', 'devices', 'plan', 'billing', 'account', 'preferences'],
    ],
    [
      'devices to agents in SFA',
      aCustomer({ portalType: 'SFA', isImpersonating: true }),
      ['dashboard', 'devices', 'plan', 'billing', 'account', 'preferences'],
    ],
    [
      'the dashboard to SFA users without a plan',
      aUser({ portalType: 'SFA' }),
      ['dashboard', 'choosePlan', 'account', 'preferences'],
    ],
    [
      'only the dashboard while the e-mail address is unconfirmed',
      aCustomer({ emailActivation: true, userActive: false }),
      ['dashboard'],
    ],
    [
      'no dashboard while the registration is unfinished',
      aCustomer({ registrationUnfinished: true }),
      ['devices', 'plan', 'billing', 'account', 'preferences'],
    ],
    ['nothing to a visitor', aVisitor(), []],
    ['nothing to a visitor whose device has a plan', aVisitor({ hasActiveSubscription: true }), []],
    [
      'the usual items in a portal type we do not know',
      aCustomer({ portalType: 'unknown' }),
      ['dashboard', 'devices', 'plan', 'billing', 'account', 'preferences'],
    ],
  ])('%s', (_, facts, items) => {
    expect(menu(facts)).toEqual(items);
  });

  it('the same whatever the query of the page is', () => {
    const facts = aUser({ emailActivation: true, userActive: true, query: '?status=verify' });
    expect(menu(facts)).toEqual(menu({ ...facts, query: '' }));
  });
});

describe('a menu item', () => {
  it('leads to its page', () => {
    expect(menuItems(aCustomer()).map((item) => item.to)).toEqual([
      '/portal',
      '/portal/device-management',
      '/portal/manage-your-plan',
      '/portal/billing-information',
      '/portal/my-account',
      '/portal/preferences-and-privacy',
    ]);
    expect(menuItems(aUser()).find((item) => item.id === 'choosePlan')?.to).toBe('/select-plan');
  });

  it('has a label of its own', () => {
    const labels = [...menuItems(aCustomer()), ...menuItems(aUser())].map((item) => item.label);
    expect([...new Set(labels)]).toEqual([
      'menu.dashboard',
      'menu.devices',
      'menu.plan',
      'menu.billing',
      'menu.account',
      'menu.preferences',
      'menu.choosePlan',
    ]);
  });

  it('for devices is called Personal Network in ANCHOR only', () => {
    const personal = portalTypes.filter((portalType) =>
      menuItems(aCustomer({ portalType })).some((item) => item.label === 'menu.personalNetwork'),
    );
    expect(personal).toEqual(['ANCHOR', 'ANCHOR_NUJ']);
  });
});
