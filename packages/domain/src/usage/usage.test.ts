import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/instant';
import { lastDays } from './lastDays';
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
describe('the last days', () => {
  const used = (day: string) => ({ day, downloadBytes: 5, uploadBytes: 1 });
  const unused = (day: string) => ({ day, downloadBytes: 0, uploadBytes: 0 });

  it('are all there up to today, a day without data too', () => {
    const days = [used('2026-02-20'), used('2026-02-27'), used('2026-03-01')];
    expect(lastDays(days, '2026-03-02', 4)).toEqual([
      used('2026-02-27'),
      unused('2026-02-28'),
      used('2026-03-01'),
      unused('2026-03-02'),
    ]);
  });

  it('end with the last one that the site names, where its day has begun before that of the browser', () => {
    expect(lastDays([used('2026-03-03')], '2026-03-02', 2)).toEqual([
      unused('2026-03-02'),
      used('2026-03-03'),
    ]);
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
