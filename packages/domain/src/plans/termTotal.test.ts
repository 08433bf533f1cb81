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
});
