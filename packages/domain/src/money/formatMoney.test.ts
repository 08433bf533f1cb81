import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyBriefly, priceParts } from './formatMoney';
import { currencies, isFree, type Money } from './money';

import fc from 'fast-check';

const NBSP = '\u00a0';

describe('formatMoney writes an amount as the locale does', () => {
  it.each([
    [1250, 'GBP', 'en-GB', '£12.50'],
    [1250, 'USD', 'en-GB', '$12.50'],
    [1250, 'USD', 'en-US', '$12.50'],
    [123456789, 'GBP', 'en-GB', '£1,234,567.89'],
    [-500, 'GBP', 'en-GB', '−£5.00'],
    [0, 'GBP', 'en-GB', '£0.00'],
    [1250, 'GBP', 'de-DE', `12,50${NBSP}£`],
    [2900, 'EUR', 'de-DE', `29,00${NBSP}€`],
    [2900, 'EUR', 'fr-FR', `29,00${NBSP}€`],
    [2900, 'EUR', 'en-GB', '€29.00'],
    // A mark for the direction comes first.
    [1250, 'GBP', 'ar-GB', `\u200f12.50${NBSP}£`],
    [1250, 'USD', 'ar-GB', `\u200f12.50${NBSP}$`],
    [1250, 'XXX', 'en-GB', '12.50'],
    [1250, 'XXX', 'de-DE', '12,50'],
    [1200, 'XXX', 'en-GB', '12.00'],
  ] as const)('%i %s in %s is %s', (minor, currency, locale, text) => {
    expect(formatMoney({ minor, currency }, locale)).toBe(text);
  });

  it('writes English for a locale that does not exist', () => {
    expect(formatMoney({ minor: 1250, currency: 'GBP' }, 'en_GB@posix')).toBe('£12.50');
  });
});

describe('priceParts splits a price', () => {
  it('in English', () => {
    expect(priceParts({ minor: 123450, currency: 'GBP' }, 'en-GB')).toEqual({
      symbol: '£',
      symbolFirst: true,
      whole: '1,234',
      decimal: '.',
      fraction: '50',
    });
  });

  it('with the symbol last in German', () => {
    expect(priceParts({ minor: 2000, currency: 'GBP' }, 'de-DE')).toEqual({
      symbol: '£',
      symbolFirst: false,
      whole: '20',
      decimal: ',',
      fraction: '00',
    });
  });

  it('without a symbol for an unknown currency', () => {
    expect(priceParts({ minor: 2000, currency: 'XXX' }, 'en-GB')).toMatchObject({
      symbol: '',
      whole: '20',
      fraction: '00',
    });
  });

  it('with its minus sign', () => {
    expect(priceParts({ minor: -2050, currency: 'GBP' }, 'en-GB').whole).toBe('−20');
  });

  it('into whole and fraction that are the amount, for every amount', () => {
    const amounts = fc.record({
      minor: fc.integer({ min: 0, max: 1e11 }),
      currency: fc.constantFrom(...currencies),
    });
    fc.assert(
      fc.property(amounts, (money) => {
        const parts = priceParts(money, 'en-GB');
        expect(Number(parts.whole.replaceAll(',', '') + parts.fraction)).toBe(money.minor);
      }),
    );
  });
});

describe('an amount is free if nothing is to pay', () => {
  it.each([
    [0, true],
    [1, false],
    [-1, true],
  ])('%i minor units: %s', (minor, free) => {
    expect(isFree({ minor, currency: 'GBP' })).toBe(free);
  });
});

describe('formatMoneyBriefly', () => {
  it.each<[Money, string]>([
    [{ minor: 1200, currency: 'GBP' }, '£12'],
    [{ minor: 1250, currency: 'GBP' }, '£12.50'],
    [{ minor: 0, currency: 'USD' }, '$0'],
    [{ minor: 199_900, currency: 'XXX' }, '1,999'],
  ])('writes %o as %s', (money, text) => {
    expect(formatMoneyBriefly(money, 'en-GB')).toBe(text);
  });
});
