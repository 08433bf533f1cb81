import { HOUR } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, dayOf, firstEnd, startOf } from './days';

/** London's clocks go back on 25 October 2026, a day of 25 hours, and on by one on 29 March 2026. */
const here = process.env['TZ'];
beforeAll(() => {
  process.env['TZ'] = 'Europe/London';
});
afterAll(() => {
  if (here === undefined) delete process.env['TZ'];
  else process.env['TZ'] = here;
});

const at = (year: number, month: number, day: number, hour = 0, minute = 0): number =>
  new Date(year, month - 1, day, hour, minute).getTime();

describe('the days of a pause, in the device’s time zone', () => {
  it.each([
    ['the next day', at(2026, 11, 22, 15), 1, '2026-11-23'],
    ['into another year', at(2026, 12, 9), 30, '2027-01-08'],
    ['past midnight on the day whose clocks go back', at(2026, 10, 25), 1, '2026-10-26'],
    ['late on the day before the clocks go on', at(2026, 3, 28, 23, 30), 1, '2026-03-29'],
    ['a month over the change', at(2026, 10, 1, 0, 30), 30, '2026-10-31'],
  ])('follow the calendar: %s', (_, from, days, day) => {
    expect(dayAfter(from, days)).toBe(day);
  });

  it('are tested in a time zone whose clocks change', () => {
    expect(at(2026, 10, 26) - at(2026, 10, 25)).toBe(25 * HOUR);
  });

  it.each([
    ['the next day after a midnight', at(2026, 11, 22), '2026-11-23'],
    ['the day after next from the middle of a day', at(2026, 11, 22, 15), '2026-11-24'],
    ['the next day over the clocks going on', at(2026, 3, 29), '2026-03-30'],
  ])('let a pause end on %s', (_, start, day) => {
    expect(firstEnd(start)).toBe(day);
  });

  it('begin at midnight, and at the present moment for today', () => {
    const now = at(2026, 10, 25, 15);
    expect(startOf('2026-10-26', now)).toBe(at(2026, 10, 26));
    expect(startOf('2026-10-25', now)).toBe(now);
    expect(startOf('', now)).toBeNull();
    expect(dayOf(at(2026, 10, 25, 0, 30))).toBe('2026-10-25');
  });
});
