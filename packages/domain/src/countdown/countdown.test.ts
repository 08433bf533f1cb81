import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/instant';
import { clockText, nextCodeIn, secondsUntil, siteInfoBlockedFor, timeLeft } from './countdown';

const NOW = 1_800_000_000_000;

describe('a countdown', () => {
  it.each([
    [NOW + 2000, 2],
    [NOW + 1001, 2],
    [NOW + 1000, 1],
    [NOW + 1, 1],
    [NOW, 0],
    [NOW - 5000, 0],
  ])('rounds up to whole seconds: until %i', (moment, seconds) => {
    expect(secondsUntil(moment, NOW)).toBe(seconds);
  });

  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [65, '1:05'],
    [120, '2:00'],
    [3599, '59:59'],
  ])('shows minutes and seconds: %i as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe('the time left', () => {
  it.each([
    [2 * DAY + 1, 3, 'day'],
    [2 * DAY, 48, 'hour'],
    [36 * HOUR, 36, 'hour'],
    [HOUR + 1, 2, 'hour'],
    [1, 1, 'hour'],
    [-HOUR, 0, 'hour'],
  ])('%i ms: %i, by the %s', (left, count, unit) => {
    expect(timeLeft(left)).toEqual({ count, unit });
  });
});

describe('the user can ask for another SMS code', () => {
  it.each([
    ['at the time that the server names', NOW + 30_000, 30],
    ['at once if that time is past', NOW, 0],
    ['at once if the server names no time', null, 0],
  ])('%s', (_, time, seconds) => {
    expect(nextCodeIn(time, NOW)).toBe(seconds);
  });
});

describe('site information is not loaded again within 20,000 ms of a failure', () => {
  it.each([
    [NOW, 20],
    [NOW - 19_999, 1],
    [NOW - 20_000, 0],
    [null, 0],
  ])('failed at %s: blocked for %i seconds', (failedAt, seconds) => {
    expect(siteInfoBlockedFor(failedAt, NOW)).toBe(seconds);
  });
});
