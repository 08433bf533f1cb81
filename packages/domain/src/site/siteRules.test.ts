import { describe, expect, it } from 'vitest';
import { showsChat } from '../chat/chatLauncher';
import { aSite } from '../testing/aSite';
import { isEmailDomainAllowed } from './emailDomain';
import { helpPoint } from './helpPoint';
import { landingTabsFor } from './landingTabs';
import { facebookLink } from './links';
import { importances, importanceTone, isNotificationShown } from './siteNotification';

describe('the allowed email domains', () => {
  it.each([
    ['ann@example.com', [], true],
    ['ann@example.com', ['example.com'], true],
    ['ann@Example.COM ', ['@EXAMPLE.com'], true],
    ['ann@example.com', ['other.org', ' example.com '], true],
    ['ann@mail.example.com', ['example.com'], false],
    ['ann@notexample.com', ['example.com'], false],
    ['ann@evil@example.com', ['example.com'], true],
    ['ann', ['example.com'], false],
    ['ann@aexample.com', ['a@example.com'], false],
    ['', ['example.com'], false],
  ])('%s with %o: %s', (email, allowed, isAllowed) => {
    expect(isEmailDomainAllowed(email, allowed)).toBe(isAllowed);
  });
});

describe('help at a site comes from', () => {
  const none = { link: null, text: null, phone: null, email: null };
  it.each([
    ['its reception, where it has one', { reception: true }, { phone: '1' }, { kind: 'reception' }],
    ['its phone number', {}, { phone: '1', email: 'a@b.c' }, { kind: 'phone', phone: '1' }],
    [
      'its email address',
      { reception: false },
      { email: 'a@b.c' },
      { kind: 'email', email: 'a@b.c' },
    ],
    ['the site itself, where it names nothing', {}, {}, { kind: 'site', site: 'Quay' }],
  ])('%s', (_, displayOptions, support, expected) => {
    expect(
      helpPoint(aSite({ name: 'Quay', displayOptions, support: { ...none, ...support } })),
    ).toEqual(expected);
  });
});

describe("a site's banner shows between its dates", () => {
  it.each([
    ['before it starts', 100, 200, 99, false],
    ['when it starts', 100, 200, 100, true],
    ['before it ends', 100, 200, 199, true],
    ['not when it ends', 100, 200, 200, false],
    ['always before its end, without a start', null, 200, 0, true],
    ['always after its start, without an end', 100, null, 1e15, true],
    ['always, without both dates', null, null, 0, true],
  ])('%s', (_, startDate, endDate, now, shown) => {
    expect(isNotificationShown({ startDate, endDate }, now)).toBe(shown);
  });

  it('with the tone of its importance', () => {
    expect(importances.map(importanceTone)).toEqual(['info', 'warning', 'critical', 'info']);
  });
});

describe('the tabs of the landing page are', () => {
  it.each([
    ['those of the portal type', aSite(), ['login', 'register', 'activate']],
    [
      'the visible tabs of the site',
      aSite({ visibleTabs: ['register', 'login'] }),
      ['login', 'register'],
    ],
    [
      'registering where the site lists it, on every portal type',
      aSite({ portalType: 'ANCHOR_NUJ', visibleTabs: ['register', 'connect-device'] }),
      ['connect-device', 'register'],
    ],
    [
      'never another tab that the portal type does not have',
      aSite({ visibleTabs: ['connect-device', 'login'] }),
      ['login'],
    ],
    [
      'all tabs if the list would leave none',
      aSite({ visibleTabs: [] }),
      ['login', 'register', 'activate'],
    ],
    [
      'with "connect a device" for the no-user journey',
      aSite({ isNoUserJourneyEnabled: true }),
      ['login', 'register', 'activate', 'connect-device'],
    ],
    [
      'with "connect a device" only once',
      aSite({ portalType: 'PDR_NUJ', isNoUserJourneyEnabled: true }),
      ['connect-device', 'login'],
    ],
  ] as const)('%s', (_, site, tabs) => {
    expect(landingTabsFor(site)).toEqual(tabs);
  });
});

describe('the chat shows only if the site has a chat button style', () => {
  it.each([
    ['round', true],
    ['', false],
    [null, false],
  ])('%s: %s', (buttonChatStyle, shown) => {
    expect(showsChat(aSite({ buttonChatStyle }))).toBe(shown);
  });
});

describe('the Facebook button shows only if the site wants it and its address is known', () => {
  it.each([
    [true, 'https://facebook.com/foyer', 'https://facebook.com/foyer'],
    [true, null, null],
    [true, '', null],
    [false, 'https://facebook.com/foyer', null],
  ])('%s, %s: %s', (fbEnabled, facebookUrl, link) => {
    expect(facebookLink({ fbEnabled }, { facebookUrl })).toBe(link);
  });
});
