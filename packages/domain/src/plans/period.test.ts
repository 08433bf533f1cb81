import { describe, expect, it } from 'vitest';
import { periodEnd, periodStart } from './period';

describe('periodEnd', () => {
  it.each([
    ['2 days later', '2026-11-21T09:30:00Z', { amount: 2, magnitude: 'day' }, '2026-11-23T09:30'],
    ['4 weeks later', '2026-11-21T09:30:00Z', { amount: 4, magnitude: 'week' }, '2026-12-19T09:30'],
    [
      'a month later',
      '2026-12-20T09:30:00Z',
      { amount: 1, magnitude: 'month' },
      '2027-01-20T09:30',
    ],
    [
      'with February',
      '2027-01-31T23:59:00Z',
      { amount: 1, magnitude: 'month' },
      '2027-02-28T23:59',
    ],
    ['years later', '2026-11-21T09:30:00Z', { amount: 2, magnitude: 'year' }, '2028-11-21T09:30'],
    ['a year later', '2028-02-29T00:00:00Z', { amount: 1, magnitude: 'year' }, '2029-02-28T00:00'],
  ] as const)('%s', (_, start, period, end) => {
    expect(new Date(periodEnd(Date.parse(start), period)).toISOString()).toContain(end);
  });
});

describe('periodStart', () => {
  it.each([
    [
      '4 weeks before',
      '2026-12-16T09:30:00Z',
      { amount: 4, magnitude: 'week' },
      '2026-11-18T09:30',
    ],
    [
      'a month before',
      '2027-01-20T09:30:00Z',
      { amount: 1, magnitude: 'month' },
      '2026-12-20T09:30',
    ],
    ['in February', '2027-03-31T09:30:00Z', { amount: 1, magnitude: 'month' }, '2027-02-28T09:30'],
    ['a year before', '2028-02-29T00:00:00Z', { amount: 1, magnitude: 'year' }, '2027-02-28T00:00'],
  ] as const)('%s', (_, end, period, start) => {
    expect(new Date(periodStart(Date.parse(end), period)).toISOString()).toContain(start);
  });
});
