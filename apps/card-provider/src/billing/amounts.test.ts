import { describe, expect, test } from 'vitest';
import { nextRenewal, periodsAfter } from './period';
import { multiplyFraction, splitInProportion } from './exactAmounts';

describe('scaling an amount', () => {
  test.each([
    [2500, 1, 2, 1250],
    [2501, 1, 2, 1251],
    [-2501, 1, 2, -1251],
    [999_999_999, 31_535_999, 31_536_000, 999_999_967],
    [1, 1, 3, 0],
    [2, 1, 3, 1],
    [0, 5, 7, 0],
  ])('%i × %i ÷ %i is %i, rounded half away from zero', (amount, top, bottom, expected) => {
    expect(multiplyFraction(amount, top, bottom)).toBe(expected);
  });

  test('refuses to divide by zero', () => {
    expect(() => multiplyFraction(1, 1, 0)).toThrow(RangeError);
  });
});

describe('sharing an amount by weights', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [500, [2500, 900], [368, 132]],
    [7, [0, 3, 0], [0, 7, 0]],
    [10, [0, 0], [0, 0]],
    [1, [1, 2, 3], [0, 0, 1]],
  ])('splits %i by the weights %o into %o, and the shares add up', (total, weights, expected) => {
    expect(splitInProportion(total, weights)).toEqual(expected);
  });
});

const at = (text: string): number => Date.parse(text) / 1000;

describe('periods', () => {
  test.each([
    ['2027-01-31T10:00:00Z', 'month', 1, 1, '2027-02-28T10:00:00Z'],
    ['2027-01-31T10:00:00Z', 'month', 1, 2, '2027-03-31T10:00:00Z'],
    ['2028-02-29T00:00:00Z', 'year', 1, 1, '2029-02-28T00:00:00Z'],
    ['2026-11-20T09:00:00Z', 'week', 4, 2, '2027-01-15T09:00:00Z'],
    ['2026-03-28T23:30:00Z', 'day', 1, 2, '2026-03-30T23:30:00Z'],
    ['2026-12-15T09:00:00Z', 'month', 3, 1, '2027-03-15T09:00:00Z'],
  ])(
    'from %s, every %s × %i, period number %i ends on %s',
    (anchor, interval, count, index, end) => {
      expect(periodsAfter(at(anchor), { interval, interval_count: count }, index)).toBe(at(end));
    },
  );

  test('the next renewal is after the start, even when the start is a renewal', () => {
    const monthly = { interval: 'month', interval_count: 1 };
    const anchor = at('2026-11-20T09:00:00Z');
    expect(nextRenewal(anchor, monthly, anchor)).toBe(at('2026-12-20T09:00:00Z'));
    expect(nextRenewal(anchor, monthly, at('2026-12-20T09:00:00Z'))).toBe(
      at('2027-01-20T09:00:00Z'),
    );
  });
});
