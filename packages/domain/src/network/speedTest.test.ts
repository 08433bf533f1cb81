import { describe, expect, it } from 'vitest';
import { gaugeEnd, jitterOf, latencyOf, megabits, speedOf } from './speedTest';

describe('speedOf measures after the warm-up', () => {
  it('in megabits per second', () => {
    expect(megabits({ bytes: 1_250_000, ms: 1000 })).toBe(10);
    expect(megabits({ bytes: 5, ms: 0 })).toBe(0);
  });

  it.each([
    ['zero without samples', [], 0],
    ['one sample', [{ bytes: 1_250_000, ms: 100 }], 100],
    [
      'without the first quarter',
      [
        { bytes: 1, ms: 1000 },
        { bytes: 1_250_000, ms: 100 },
        { bytes: 1_250_000, ms: 100 },
        { bytes: 1_250_000, ms: 100 },
      ],
      100,
    ],
    [
      'one fast sample counts only for its own time',
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

describe('the times of answers', () => {
  it.each([
    [[], 0],
    [[12], 12],
    [[30, 10, 20], 20],
    [[10, 40, 20, 30], 25],
  ])('%j have the median %d', (times, latency) => {
    expect(latencyOf(times)).toBe(latency);
  });

  it.each([
    [[], 0],
    [[12], 0],
    [[10, 14, 12], 3],
  ])('%j have the jitter %d', (times, jitter) => {
    expect(jitterOf(times)).toBe(jitter);
  });
});

describe('a gauge ends above its values', () => {
  it.each([
    [[0], 10],
    [[9], 10],
    [[9.5], 25],
    [[148, 150], 250],
    [[20, null], 25],
    [[20_000], 22_000],
  ])('%j end at %d', (speeds, end) => {
    expect(gaugeEnd(...speeds)).toBeCloseTo(end, 5);
  });
});
