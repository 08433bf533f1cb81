import { DAY, HOUR } from '@foyer/domain';
import { expect, test } from 'vitest';
import { parsePauseDates } from './pauseDates';

const MIDNIGHT_UTC = Date.parse('2026-06-02T00:00:00Z');
const from = (start: number) => ({ startDate: new Date(start).toISOString(), endDate: null });

// PAUSE-1
test('a pause may start today where the day began before the day in UTC', () => {
  // 19:00 in New York, where it is still 1 June.
  const localMidnight = MIDNIGHT_UTC - 20 * HOUR;
  for (const now of [MIDNIGHT_UTC - HOUR, MIDNIGHT_UTC + 3 * HOUR])
    expect(parsePauseDates(from(localMidnight), now).startDate).toBe(now);
});

test('a pause may not start on an earlier day', () => {
  expect(() => parsePauseDates(from(MIDNIGHT_UTC - 2 * DAY), MIDNIGHT_UTC + HOUR)).toThrow(
    'Choose today or a later day.',
  );
});

test('a pause begins when it is ordered, where its day has begun before', () => {
  const now = MIDNIGHT_UTC + 20 * HOUR;
  expect(parsePauseDates(from(MIDNIGHT_UTC), now).startDate).toBe(now);
});

test('a pause lasts a day from when it is ordered, not from when its day began', () => {
  const now = MIDNIGHT_UTC + 20 * HOUR;
  const ends = (at: number) => ({ ...from(MIDNIGHT_UTC), endDate: new Date(at).toISOString() });
  expect(() => parsePauseDates(ends(now + 5 * HOUR), now)).toThrow('at least 1 day');
  expect(parsePauseDates(ends(now + DAY), now).endDate).toBe(now + DAY);
});
