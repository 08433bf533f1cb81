import { describe, expect, it } from 'vitest';
import { portalTypes } from '../portal-types/portalType';
import { aCustomer, aUser, aVisitor } from '../testing/routeFacts';
import { menuItems, type MenuFacts } from './menuItems';

const menu = (facts: MenuFacts) => menuItems(facts).map((item) => item.id);

const oneOff = { hasRecurringSub: false };

describe('the menu shows, in order,', () => {
  it.each<[string, MenuFacts, string[]]>([
    [
      'all items to a customer with a recurring plan',
      aCustomer(),
      ['dashboard', 'devices', 'plan', 'billing', 'account', 'preferences'],
    ],
    [
      'neither dashboard nor billing to a customer with a plan that does not renew',
      aCustomer(oneOff),
      ['devices', 'plan', 'account', 'preferences'],
    ],
    [
      '"Choose a plan" to a user without a plan',
      aUser(),
      ['devices', 'choosePlan', 'account', 'preferences'],
    ],
    [
      'My Plan but not "Choose a plan" to a paused user',
      aUser({ paused: true }),
      ['devices', 'plan', 'account', 'preferences'],
    ],
    [
      'no billing to a paused customer',
      aCustomer({ paused: true }),
      ['dashboard', 'devices', 'plan', 'account', 'preferences'],
    ],
    [
      'billing to a paused user who owes an invoice',
      aUser({ paused: true, owes: true }),
      ['devices', 'plan', 'billing', 'account', 'preferences'],
    ],
    [
      'billing to a user without a plan who owes an invoice',
      aUser({ owes: true }),
      ['devices', 'choosePlan', 'billing', 'account', 'preferences'],
    ],
    [
      'billing to a customer of a pass who owes an invoice',
      aCustomer({ ...oneOff, owes: true }),
      ['devices', 'plan', 'billing', 'account', 'preferences'],
    ],
    [
      'three items in ANCHOR to a user who owes an invoice',
      aCustomer({ portalType: 'ANCHOR', owes: true }),
      ['devices', 'account', 'preferences'],
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
      'no preferences at a site with the holiday-park look',
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
      'only the dashboard while the email address is unconfirmed',
      aCustomer({ emailActivation: true, userActive: false }),
      ['dashboard'],
    ],
    [
      'nothing while the registration is unfinished',
      aCustomer({ registrationUnfinished: true }),
      [],
    ],
    ['nothing to a visitor', aVisitor(), []],
    ['nothing to a visitor whose device has a plan', aVisitor({ hasActiveSubscription: true }), []],
    [
      'the usual items in an unknown portal type',
      aCustomer({ portalType: 'unknown' }),
      ['dashboard', 'devices', 'plan', 'billing', 'account', 'preferences'],
    ],
  ])('%s', (_, facts, items) => {
    expect(menu(facts)).toEqual(items);
  });

  it('the same items for any query', () => {
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

  it('has a short label of its own for a phone’s bottom bar', () => {
    const items = [...menuItems(aCustomer()), ...menuItems(aUser())];
    expect([...new Set(items.map((item) => item.shortLabel))]).toEqual([
      'menuShort.dashboard',
      'menuShort.devices',
      'menuShort.plan',
      'menuShort.billing',
      'menuShort.account',
      'menuShort.preferences',
      'menuShort.choosePlan',
    ]);
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

  it.each([
    ['label', 'menu.personalNetwork'],
    ['shortLabel', 'menuShort.personalNetwork'],
  ] as const)('for devices has the %s "Personal Network" in ANCHOR only', (kind, text) => {
    const personal = portalTypes.filter((portalType) =>
      menuItems(aCustomer({ portalType })).some((item) => item[kind] === text),
    );
    expect(personal).toEqual(['ANCHOR', 'ANCHOR_NUJ']);
  });
});
