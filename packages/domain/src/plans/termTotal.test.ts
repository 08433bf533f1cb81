import { describe, expect, it } from 'vitest';
import { termTotal } from './termTotal';

// LAW-10
describe('what a minimum term costs in all', () => {
  it.each([
    ['each month of the term', { amount: 1, magnitude: 'month' }, 12, 28_800],
    ['the last period in full', { amount: 3, magnitude: 'month' }, 10, 9600],
    ['a whole year', { amount: 1, magnitude: 'year' }, 12, 2400],
    ['nothing that is known, for weeks', { amount: 4, magnitude: 'week' }, 12, null],
    ['nothing that is known, without a period', null, 12, null],
    ['nothing, without a term', { amount: 1, magnitude: 'month' }, 0, null],
  ] as const)('is %s', (_, period, months, minor) => {
    const total = termTotal({ minor: 2400, currency: 'EUR' }, period, months);
    expect(total?.minor ?? null).toBe(minor);
  });

  it.each([
    ['the payments that it lowers, then the full price', 3, 24_600],
    ['the reduced price alone, if it lowers each payment', null, 12_000],
    ['no more payments than the term has', 20, 12_000],
  ])('counts with a coupon %s', (_, payments, minor) => {
    const price = { minor: 2400, currency: 'EUR' } as const;
    const reduced = { price: { ...price, minor: 1000 }, payments };
    expect(termTotal(price, { amount: 1, magnitude: 'month' }, 12, reduced)?.minor).toBe(minor);
  });
});
