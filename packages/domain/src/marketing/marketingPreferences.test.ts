import { describe, expect, it } from 'vitest';
import {
  neverAnswered,
  optInFlag,
  parseOptIn,
  parseOptIns,
  showsMarketingPopUp,
} from './marketingPreferences';

describe("a marketing flag is true for '1', false for '0' and null for anything else", () => {
  it.each([
    ['1', true],
    ['0', false],
    ['', null],
    ['true', null],
    [1, null],
    [0, null],
    [true, null],
    [false, null],
    [null, null],
    [undefined, null],
  ])('%o is %s', (flag, answer) => {
    expect(parseOptIn(flag)).toBe(answer);
  });

  it('parseOptIns reads each channel of a map', () => {
    expect(parseOptIns({ email: '1', sms: '0', post: '?' })).toEqual({
      email: true,
      sms: false,
      post: null,
    });
  });

  it('optInFlag writes an answer the same way', () => {
    expect([optInFlag(true), optInFlag(false)]).toEqual(['1', '0']);
    expect([true, false].map((answer) => parseOptIn(optInFlag(answer)))).toEqual([true, false]);
  });
});

describe('the marketing pop-up shows', () => {
  it.each([
    ['if the user never answered', null, {}, true],
    ['if the user never answered for a channel', null, { email: null, sms: null }, true],
    ['not if the user answered for all', false, {}, false],
    ['not if the user answered for a channel', null, { email: null, sms: false }, false],
  ])('%s', (_, marketingOptIn, detailedMarketingOptIn, asks) => {
    const user = { marketingOptIn, detailedMarketingOptIn };
    expect(neverAnswered(user)).toBe(asks);
    expect(showsMarketingPopUp(user, true)).toBe(asks);
    expect(showsMarketingPopUp(user, false)).toBe(false);
  });
});
