import { describe, expect, it } from 'vitest';
import { gaugeEnd, jitterOf, latencyOf, megabits, speedOf } from './speedTest';

describe('a speed is what moved while the connection was warm', () => {
  it('in megabits a second', () => {
    expect(megabits({ bytes: 1_250_000, ms: 1000 })).toBe(10);
    expect(megabits({ bytes: 5, ms: 0 })).toBe(0);
  });

  it.each([
    ['nothing was measured', [], 0],
    ['one stretch is all there is', [{ bytes: 1_250_000, ms: 100 }], 100],
    [
      'the first quarter is left aside',
      [
        { bytes: 1, ms: 1000 },
        { bytes: 1_250_000, ms: 100 },
        { bytes: 1_250_000, ms: 100 },
        { bytes: 1_250_000, ms: 100 },
      ],
      100,
    ],
    [
      'a lucky moment counts for no more than it lasted',
      [
        { bytes: 1_250_000, ms: 1000 },
        { bytes: 1_250_000, ms: 10 },
      ],
      (2_500_000 * 8) / 1_010_000,
    ],
  ])('%s', (_, stretches, speed) => {
    expect(speedOf(stretches)).toBeCloseTo(speed, 5);
  });
});

describe('answers take', () => {
  it.each([
    [[], 0],
    [[12], 12],
    [[30, 10, 20], 20],
    [[10, 40, 20, 30], 25],
  ])('of %j the middle: %d', (times, latency) => {
    expect(latencyOf(times)).toBe(latency);
  });

  it.each([
    [[], 0],
    [[12], 0],
    [[10, 14, 12], 3],
  ])('of %j more or less by %d', (times, jitter) => {
    expect(jitterOf(times)).toBe(jitter);
  });
});

describe('a gauge ends above what it shows', () => {
  it.each([
    [[0], 10],
    [[9], 10],
    [[9.5], 25],
    [[148, 150], 250],
    [[20, null], 25],
    [[20_000], 22_000],
  ])('%j at %d', (speeds, end) => {
    expect(gaugeEnd(...speeds)).toBeCloseTo(end, 5);
  });
});
