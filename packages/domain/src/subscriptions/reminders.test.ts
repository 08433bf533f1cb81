import { describe, expect, it } from 'vitest';
import { DAY } from '../time/instant';
import { couponReminderAt, renewalReminderAt } from './reminders';

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const year = { amount: 1, magnitude: 'year' } as const;
const month = { amount: 1, magnitude: 'month' } as const;
const fourWeeks = { amount: 4, magnitude: 'week' } as const;

describe('the reminder of a renewal', () => {
  it.each([
    ['a year', year, '2026-01-10', '2027-01-10', '2026-12-11'],
    [
      '12 months',
      { amount: 12, magnitude: 'month' } as const,
      '2026-01-10',
      '2027-01-10',
      '2026-12-11',
    ],
    ['a month, after half a year', month, '2026-01-10', '2026-07-10', '2026-07-03'],
    ['4 weeks, after half a year', fourWeeks, '2026-01-01', '2026-07-16', '2026-07-09'],
  ])('of a plan of %s comes in time', (_, period, since, renewsAt, expected) => {
    expect(renewalReminderAt({ period, since: at(since), renewsAt: at(renewsAt) })).toBe(
      at(expected),
    );
  });

  it('comes before the first renewal after a minimum term, soon after another one', () => {
    const renewal = { period: month, since: at('2026-12-03'), renewsAt: at('2027-01-10') };
    expect(renewalReminderAt({ ...renewal, termEnd: at('2027-01-10') })).toBe(at('2027-01-03'));
    expect(renewalReminderAt({ ...renewal, termEnd: at('2026-12-11') })).toBe(at('2027-01-03'));
    expect(renewalReminderAt({ ...renewal, termEnd: at('2026-12-10') })).toBeNull();
    expect(renewalReminderAt({ ...renewal, termEnd: at('2027-01-11') })).toBeNull();
  });

  it.each([
    ['a month, within half a year', month, '2026-01-10', '2026-06-10'],
    [
      'a day, within half a year',
      { amount: 1, magnitude: 'day' } as const,
      '2026-01-10',
      '2026-01-11',
    ],
    ['a year, whose user was reminded of it', year, '2026-12-11', '2027-01-10'],
  ])('of a plan of %s does not come', (_, period, since, renewsAt) => {
    expect(renewalReminderAt({ period, since: at(since), renewsAt: at(renewsAt) })).toBeNull();
  });
});

it('of the end of a coupon comes a week before the first full price', () => {
  expect(couponReminderAt(at('2026-07-10'))).toBe(at('2026-07-10') - 7 * DAY);
});
