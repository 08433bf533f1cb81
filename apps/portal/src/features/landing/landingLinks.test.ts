import { describe, expect, it } from 'vitest';
import { site } from '~/testing/siteSample';
import { landingLinkDetails, landingLinks } from './landingLinks';

const stranger = { isLoggedIn: false, hasAccess: false, hasOffer: true };

describe('the links of the landing page, the primary one first', () => {
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
  ])('match portal type %s', (portalType, links) => {
    expect(landingLinks(site({ portalType }), stranger)).toEqual(links);
  });

  it('are the site’s tabs and the plans', () => {
    expect(landingLinks(site({ visibleTabs: ['login'] }), stranger)).toEqual(['plans', 'login']);
  });

  it('do not offer to connect a device that already has access', () => {
    const known = { ...stranger, hasAccess: true, hasOffer: false };
    expect(landingLinks(site({ portalType: 'ANCHOR_NUJ' }), known)).toEqual(['login']);
    const withOthers = { portalType: 'ANCHOR_NUJ', isEnabledNujHeadlessDevices: true };
    expect(landingLinks(site(withOthers), known)).toEqual(['login', 'connect-device']);
    expect(
      landingLinkDetails(site(withOthers), { hasAccess: true })['connect-device'],
    ).toMatchObject({
      to: '/?tab=connect-device&device=other',
      text: 'connect-device',
    });
  });

  it('put logging in before plans where the device already has access', () => {
    const known = { ...stranger, hasAccess: true, hasOffer: true };
    expect(landingLinks(site({ portalType: 'PAYG' }), known)).toEqual([
      'login',
      'activate',
      'plans',
    ]);
  });
});

describe('the links of the landing page for a logged-in user without a plan', () => {
  const member = { ...stranger, isLoggedIn: true };
  it.each([
    ['PAYG', ['plans', 'account']],
    ['SFA', ['plans', 'account']],
    ['ANCHOR_NUJ', ['account', 'connect-device', 'plans']],
    ['FREE_SIGN_UP', ['plans', 'account']],
    ['NAAS', ['account']],
  ])('do not include log-in, for portal type %s', (portalType, links) => {
    expect(landingLinks(site({ portalType }), member)).toEqual(links);
  });

  // GUEST-4
  it('include the guest pass, because a customer elsewhere can be a guest here', () => {
    const guests = { portalType: 'PAYG', guestPasses: true } as const;
    expect(landingLinks(site(guests), member)).toContain('guest-pass');
    expect(landingLinks(site({ ...guests, isImpersonating: true }), member)).not.toContain(
      'guest-pass',
    );
  });

  it('start with the account when the device is online', () => {
    expect(landingLinks(site({ portalType: 'PAYG' }), { ...member, hasAccess: true })[0]).toBe(
      'account',
    );
  });
});

describe('the link to the plans', () => {
  const visitor = { isLoggedIn: false };
  const member = { isLoggedIn: true };
  it.each([
    ['promises more speed where the Wi-Fi is free', 'PDR_NUJ', visitor, 'extras'],
    ['promises more speed where registering gives access', 'FREE_SIGN_UP', visitor, 'extras'],
    ['is to the plans where visitors pay', 'PAYG', visitor, 'plans'],
    ['is to the plans for a user whose free access has ended', 'FREE_SIGN_UP', member, 'plans'],
  ] as const)('%s', (_, portalType, { isLoggedIn }, text) => {
    expect(landingLinkDetails(site({ portalType }), { isLoggedIn }).plans.text).toBe(text);
  });
});

describe('the link that connects a device', () => {
  it.each([
    ['is for this device where access is free', { portalType: 'PDR_NUJ' }, 'connect-own'],
    [
      'is for a device without a browser where visitors pay',
      { isNoUserJourneyEnabled: true, isEnabledNujHeadlessDevices: true },
      'connect-device',
    ],
  ])('%s', (_, changes, text) => {
    expect(landingLinkDetails(site(changes))['connect-device'].text).toBe(text);
  });
});
