import { describe, expect, it } from 'vitest';
import { capabilitiesOf, type Capabilities, portalCapabilities } from './portalCapabilities';
import { type PortalType, portalTypes } from './portalType';

const those = (has: (row: Capabilities) => boolean): PortalType[] =>
  portalTypes.filter((type) => has(portalCapabilities[type]));

describe('the table of portal types says', () => {
  it.each<[string, (row: Capabilities) => boolean, PortalType[]]>([
    ['which work without an account', (row) => !row.hasAccounts, ['ANCHOR_NUJ', 'PDR_NUJ']],
    [
      'which have the short menu',
      (row) => row.shortMenu,
      ['ANCHOR', 'ANCHOR_NUJ', 'FREE_SIGN_UP', 'NAAS'],
    ],
    [
      'where registering gives access',
      (row) => row.registeringGivesAccess,
      ['ANCHOR', 'ANCHOR_NUJ', 'FREE_SIGN_UP', 'NAAS'],
    ],
    [
      'where agents skip landing',
      (row) => row.agentsSkipLanding,
      ['ANCHOR', 'ANCHOR_NUJ', 'FREE_SIGN_UP', 'NAAS'],
    ],
    [
      'which open the portal after log-in',
      (row) => row.pageAfterLogin === '/portal',
      ['SFA', 'ANCHOR', 'ANCHOR_NUJ', 'FREE_SIGN_UP', 'NAAS'],
    ],
    [
      'which have their own plan selection',
      (row) => row.planPage === '/select-plan-anchor',
      ['ANCHOR', 'ANCHOR_NUJ'],
    ],
    [
      'which have only the personal network',
      (row) => row.personalNetworkOnly,
      ['ANCHOR', 'ANCHOR_NUJ'],
    ],
    ['which keep the dashboard', (row) => row.keepsDashboard, ['SFA']],
    ['where devices need a legacy plan', (row) => row.devicesNeedLegacyPlan, ['SFA']],
    ['where preferences are closed', (row) => row.preferencesClosed, ['PDR', 'PDR_NUJ']],
    [
      'where the landlord pays',
      (row) => row.payer === 'landlord',
      ['ANCHOR', 'ANCHOR_NUJ', 'NAAS'],
    ],
    ['where the venue pays', (row) => row.payer === 'venue', ['PDR_NUJ', 'FREE_SIGN_UP']],
    ['where the visitor pays', (row) => row.payer === 'visitor', ['PAYG', 'PDR', 'unknown']],
    ['where the resident pays', (row) => row.payer === 'resident', ['SFA']],
    [
      'where a paid plan changes the user type',
      (row) => row.paidPlanMovesTo === 'PAYG',
      ['FREE_SIGN_UP'],
    ],
  ])('%s', (_, has, types) => {
    expect(those(has)).toEqual(types);
  });

  it('what each landing page leads with', () => {
    expect(portalTypes.map((type) => [type, portalCapabilities[type].firstScreen])).toEqual([
      ['SFA', 'login'],
      ['PAYG', 'plans'],
      ['ANCHOR', 'activate'],
      ['ANCHOR_NUJ', 'connect-device'],
      ['PDR', 'plans'],
      ['PDR_NUJ', 'connect-device'],
      ['FREE_SIGN_UP', 'register'],
      ['NAAS', 'login'],
      ['unknown', 'login'],
    ]);
  });

  it('a first screen that is on the landing page', () => {
    for (const { firstScreen, landingTabs } of Object.values(portalCapabilities)) {
      expect(['plans', ...landingTabs]).toContain(firstScreen);
    }
  });

  it('the tabs of each landing page', () => {
    expect(portalCapabilities.FREE_SIGN_UP.landingTabs).toEqual(['register', 'login']);
    expect(portalCapabilities.PDR_NUJ.landingTabs).toEqual(['connect-device', 'login']);
    expect(portalCapabilities.SFA.landingTabs).toEqual(['login', 'register', 'activate']);
  });

  it('a log-in tab for every type', () => {
    expect(those((row) => row.landingTabs.includes('login'))).toEqual(portalTypes);
  });
});

describe('a portal type', () => {
  it('has its row', () => {
    expect(capabilitiesOf('ANCHOR')).toBe(portalCapabilities.ANCHOR);
  });

  it('that is not in the table has the neutral row', () => {
    const later: string = 'MARINA';
    expect(capabilitiesOf(later as PortalType)).toBe(portalCapabilities.unknown);
  });
});
