import { describe, expect, it } from 'vitest';
import { aToken } from '../testing/aToken';
import { clockSkew, serverTime } from './clockSkew';
import { loginUsername } from './login';
import type { TokenClaims } from './readToken';
import {
  isAnonymous,
  isAuthenticated,
  isTokenExpired,
  isUser,
  needsBlankSession,
} from './sessionRules';
import { onTokenChange } from './tokenChange';

const NOW = 1_800_000_000_000;

const claims = (over: Partial<TokenClaims> = {}): TokenClaims => ({
  customerCode: null,
  expiresAt: NOW + 60_000,
  locationId: 'loc',
  mac: null,
  nasId: null,
  connectionType: null,
  userId: 'user',
  scope: ['user'],
  ...over,
});

const user = claims();
const visitor = claims({ userId: null, scope: ['anonymous'] });

describe('a session is anonymous if the first scope is "anonymous"', () => {
  it.each([
    [['anonymous'], true],
    [['anonymous', 'user'], true],
    [['user', 'anonymous'], false],
    [['Anonymous'], false],
    [[], false],
  ])('%o: %s', (scope, anonymous) => {
    expect(isAnonymous({ scope })).toBe(anonymous);
  });
});

describe('a token counts as expired five seconds before it expires', () => {
  it.each([
    [5001, false],
    [5000, true],
    [4999, true],
    [0, true],
    [-1, true],
  ])('with %i ms left: %s', (left, expired) => {
    expect(isTokenExpired({ expiresAt: NOW + left }, NOW)).toBe(expired);
  });
});

describe('a session is a user’s', () => {
  it.each([
    ['with a token of a user, even an expired one', claims({ expiresAt: NOW }), true],
    ['not with a blank session', visitor, false],
    ['not without a token', null, false],
  ])('%s', (_, token, expected) => {
    expect(isUser(token)).toBe(expected);
  });
});

describe('isAuthenticated', () => {
  it.each([
    ['with a live token of a user', user, true],
    ['not with a blank session', visitor, false],
    ['not with an expired token', claims({ expiresAt: NOW }), false],
    ['not without a token', null, false],
  ])('%s', (_, token, authenticated) => {
    expect(isAuthenticated(token, NOW)).toBe(authenticated);
  });
});

describe('the portal needs a blank session', () => {
  it.each([
    ['without a token, at the start of a page load', null, true, true],
    ['without a token, later', null, false, true],
    ['with an expired token, at the start', claims({ expiresAt: NOW }), true, true],
    ['with an expired token, later', claims({ expiresAt: NOW }), false, true],
    ['with an anonymous token, at the start', visitor, true, true],
    ['not with a live anonymous token, later', visitor, false, false],
    ['not with a user’s token, at the start', user, true, false],
    ['not with a user’s token, later', user, false, false],
  ])('%s', (_, token, atPageStart, needed) => {
    expect(needsBlankSession(token, NOW, atPageStart)).toBe(needed);
  });
});

describe('the clock skew', () => {
  it('is read from the Date header of an answer', () => {
    const skew = clockSkew('Fri, 15 Jan 2027 08:00:00 GMT', NOW - 90_000);
    expect(skew).toBe(90_000);
    expect(serverTime(NOW - 90_000, skew ?? 0)).toBe(NOW);
  });

  it.each([[null], [''], ['yesterday']])('is unknown for the header %s', (date) => {
    expect(clockSkew(date, NOW)).toBeNull();
  });
});

describe('when another tab changes the token', () => {
  const mine = aToken({ exp: 1, user_id: 'user' });
  const other = aToken({ exp: 1, user_id: 'other' });
  const blank = aToken({ exp: 1, scope: ['anonymous'] });

  it.each([
    ['it appears for the same user', null, mine, 'user', true, false],
    ['it appears from empty text', '', mine, 'user', true, false],
    ['it appears for another user', null, other, 'user', true, true],
    ['it is renewed', mine, mine, 'user', false, false],
    ['it changes to another user', mine, other, 'user', false, true],
    ['a visitor logs in', blank, mine, null, false, true],
    ['a user logs out to a blank session', mine, blank, 'user', false, true],
    ['a blank session follows another', blank, blank, null, false, false],
    ['it becomes unreadable', mine, 'garbage', 'user', false, true],
    ['it is removed', mine, null, 'user', false, false],
    ['no token was there or is there', null, null, 'user', false, false],
  ])('because %s', (_, oldToken, newToken, userId, goToRoot, dropCache) => {
    expect(onTokenChange({ oldToken, newToken, userId })).toEqual({ goToRoot, dropCache });
  });
});

describe('the username', () => {
  it.each([
    ['ann@example.com', 'COVE', 'ann@example.com@COVE'],
    [' ann@example.com ', 'COVE', 'ann@example.com@COVE'],
    [' ann@example.com', null, 'ann@example.com'],
    ['ann@example.com', undefined, 'ann@example.com'],
    ['ann@example.com', '', 'ann@example.com'],
  ])('of %s with the customer code %s is %s', (email, code, username) => {
    expect(loginUsername(email, code)).toBe(username);
  });
});
