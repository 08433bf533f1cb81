import { describe, expect, it } from 'vitest';
import { addDays, addMonths, isDay, placeInWeek, weeksOf, within } from './days';

describe('days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    // Clocks change on this night.
    ['2026-10-24', 2, '2026-10-26'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('are counted by the calendar: %s and %i', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2026-12-09', 1, '2027-01-09'],
    ['2028-02-29', -12, '2027-02-28'],
  ])('keep their number in another month, or are its last: %s and %i', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  it('stay within those that can be chosen', () => {
    expect(within('2026-11-01', '2026-11-22', '2026-12-09')).toBe('2026-11-22');
    expect(within('2026-12-31', '2026-11-22', '2026-12-09')).toBe('2026-12-09');
    expect(within('2026-12-01', undefined, undefined)).toBe('2026-12-01');
  });

  it.each([
    ['2026-12-09', true],
    ['', false],
    ['2026-13-01', false],
    ['soon', false],
  ])('are written as a year, a month and a day: "%s"', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

describe('a month', () => {
  it('has its days by week, from Monday', () => {
    const weeks = weeksOf('2026-12-09', 1);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(weeks.at(-1)?.[3]).toBe('2026-12-31');
    expect(weeks.at(-1)?.[4]).toBe('2027-01-01');
  });

  it('begins with Sunday or Saturday where weeks do', () => {
    expect(placeInWeek('2026-12-06', 7)).toBe(0);
    expect(placeInWeek('2026-12-06', 1)).toBe(6);
    expect(placeInWeek('2026-12-05', 6)).toBe(0);
    expect(weeksOf('2026-02-01', 7)).toHaveLength(4);
  });
});
