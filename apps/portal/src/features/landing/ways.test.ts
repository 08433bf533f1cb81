import { describe, expect, it } from 'vitest';
import { site } from '~/testing/site';
import { wayDetails, waysOf } from './ways';

const stranger = { isLoggedIn: false, isKnown: false, hasOffer: true };

describe('the ways in, the leading one first', () => {
  it.each([
    ['SFA', ['login', 'activate', 'plans']],
    ['PAYG', ['plans', 'login', 'activate']],
    ['ANCHOR', ['activate', 'login', 'register', 'plans']],
    ['ANCHOR_NUJ', ['connect-device', 'login', 'plans']],
    ['PDR', ['plans', 'login', 'activate']],
    ['PDR_NUJ', ['connect-device', 'login', 'plans']],
    ['FREE_SIGN_UP', ['register', 'login', 'plans']],
    ['NAAS', ['login', 'register', 'activate']],
    ['SOMETHING_NEW', ['login', 'activate', 'plans']],
  ])('of %s', (portalType, ways) => {
    expect(waysOf(site({ portalType }), stranger)).toEqual(ways);
  });

  it('are those that the site lists, the plans apart', () => {
    expect(waysOf(site({ visibleTabs: ['login'] }), stranger)).toEqual(['plans', 'login']);
  });

  it('ask nobody to sign a device up that is let in already', () => {
    const known = { ...stranger, isKnown: true, hasOffer: false };
    expect(waysOf(site({ portalType: 'ANCHOR_NUJ' }), known)).toEqual(['login']);
    const withOthers = { portalType: 'ANCHOR_NUJ', isEnabledNujHeadlessDevices: true };
    expect(waysOf(site(withOthers), known)).toEqual(['login', 'connect-device']);
    expect(wayDetails(site(withOthers), true)['connect-device']).toMatchObject({
      to: '/?tab=connect-device&device=other',
      text: 'connect-device',
    });
  });

  it('offer whoever is let in their account before another plan', () => {
    const known = { ...stranger, isKnown: true, hasOffer: true };
    expect(waysOf(site({ portalType: 'PAYG' }), known)).toEqual(['login', 'activate', 'plans']);
  });
});

describe('the ways on for somebody who is logged in, without a plan', () => {
  const member = { ...stranger, isLoggedIn: true };
  it.each([
    ['PAYG', ['plans', 'account']],
    ['SFA', ['plans', 'account']],
    ['ANCHOR_NUJ', ['account', 'connect-device', 'plans']],
    ['FREE_SIGN_UP', ['account', 'plans']],
    ['NAAS', ['account']],
  ])('of %s: no logging in once more', (portalType, ways) => {
    expect(waysOf(site({ portalType }), member)).toEqual(ways);
  });

  it('have the account first when the device is online', () => {
    expect(waysOf(site({ portalType: 'PAYG' }), { ...member, isKnown: true })[0]).toBe('account');
  });
});

describe('connecting a device is called', () => {
  it.each([
    ['by this device where it is let in for nothing', { portalType: 'PDR_NUJ' }, 'connect-own'],
    [
      'by what has no browser where visitors pay',
      { isNoUserJourneyEnabled: true, isEnabledNujHeadlessDevices: true },
      'connect-device',
    ],
  ])('%s', (_, changes, text) => {
    expect(wayDetails(site(changes))['connect-device'].text).toBe(text);
  });
});
