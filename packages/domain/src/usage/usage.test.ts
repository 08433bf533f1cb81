import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/instant';
import { dataAmount, dataLeft, usageWarningAt } from './usage';

// USAGE-3
describe('the warning before the end', () => {
  it.each([
    ['a month', 30 * DAY, DAY],
    ['four days', 4 * DAY, DAY],
    ['a day', DAY, 6 * HOUR],
    ['an hour', HOUR, HOUR / 4],
  ])('of %s comes in time', (_, length, lead) => {
    expect(usageWarningAt(1000, 1000 + length)).toBe(1000 + length - lead);
  });
});

// USAGE-1
describe('data', () => {
  it.each([
    [10, 4, 6],
    [10, 12, 0],
    [null, 4, null],
    [10, null, null],
  ])('of %s with %s used leaves %s', (dataLimitBytes, dataUsedBytes, left) => {
    expect(dataLeft({ dataLimitBytes, dataUsedBytes })).toBe(left);
  });

  it.each([
    [0, 0, 'megabyte'],
    [512e6, 512, 'megabyte'],
    [1.5e9, 1.5, 'gigabyte'],
    [3e12, 3, 'terabyte'],
    [5e15, 5000, 'terabyte'],
  ])('of %s bytes is %s %s', (bytes, value, unit) => {
    expect(dataAmount(bytes)).toEqual({ value, unit });
  });
});
