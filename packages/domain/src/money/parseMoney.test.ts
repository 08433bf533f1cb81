import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyFromMajor, moneyToMajor } from './parseMoney';

describe('moneyFromMajor reads major units into minor units', () => {
  it.each([
    [12.5, 1250],
    [0, 0],
    [-0, 0],
    [0.07, 7],
    [19.99, 1999],
    [1.1, 110],
    [4.35, 435],
    [1.115, 112],
    [-2.5, -250],
    [-1.005, -101],
    ['12.50', 1250],
    [' 3 ', 300],
    ['-0.05', -5],
    ['10.1', 1010],
    [9_999_999_999_999, 999_999_999_999_900],
  ])('%s becomes %i', (major, minor) => {
    expect(moneyFromMajor(major, 'GBP')).toEqual({ minor, currency: 'GBP' });
  });

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e13],
    [-1e13],
    [''],
    ['free'],
    ['1,50'],
    ['1.'],
    ['.5'],
    ['1e3'],
    ['£3'],
    ['3 GBP'],
    ['--1'],
  ])('%s is not an amount', (major) => {
    expect(moneyFromMajor(major, 'GBP')).toBeNull();
  });

  it('keeps the currency', () => {
    expect(moneyFromMajor(1, 'USD')).toEqual({ minor: 100, currency: 'USD' });
  });

  it('reads every amount up to a billion that moneyToMajor has written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (minor) => {
        const money = { minor, currency: 'GBP' } as const;
        expect(moneyFromMajor(moneyToMajor(money), 'GBP')?.minor).toBe(minor === 0 ? 0 : minor);
        expect(moneyFromMajor((minor / 100).toFixed(2), 'GBP')?.minor).toBe(
          minor === 0 ? 0 : minor,
        );
      }),
    );
  });
});
