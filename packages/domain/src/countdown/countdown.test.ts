import { describe, expect, it } from 'vitest';
import { clockText, nextCodeIn, secondsUntil, siteInfoBlockedFor } from './countdown';

const NOW = 1_800_000_000_000;

describe('seconds are counted down', () => {
  it.each([
    [NOW + 2000, 2],
    [NOW + 1001, 2],
    [NOW + 1000, 1],
    [NOW + 1, 1],
    [NOW, 0],
    [NOW - 5000, 0],
  ])('whole, and none too early: until %i', (moment, seconds) => {
    expect(secondsUntil(moment, NOW)).toBe(seconds);
  });

  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [65, '1:05'],
    [120, '2:00'],
    [3599, '59:59'],
  ])('and shown by the clock: %i as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe('another SMS code can be asked for', () => {
  it.each([
    ['when the server says', NOW + 30_000, 30],
    ['at once when that has come', NOW, 0],
    ['at once when it has said nothing', null, 0],
  ])('%s', (_, time, seconds) => {
    expect(nextCodeIn(time, NOW)).toBe(seconds);
  });
});

describe('site information is not asked for again within 20,000 ms of a failure', () => {
  it.each([
    [NOW, 20],
    [NOW - 19_999, 1],
    [NOW - 20_000, 0],
    [null, 0],
  ])('failed at %s: blocked for %i seconds', (failedAt, seconds) => {
    expect(siteInfoBlockedFor(failedAt, NOW)).toBe(seconds);
  });
});
