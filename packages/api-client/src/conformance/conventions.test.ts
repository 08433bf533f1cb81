import { describe, expect, it } from 'vitest';
import { conventionBreaches } from './conventions';

describe('what holds for every answer', () => {
  it.each([
    ['prices of two decimals', { price: 12.99, amount: 0.1, credit: -3.5 }],
    ['prices that binary cannot write', { price: 1.1, tax: 4.35, costToPay: 19.99 }],
    ['moments in UTC', { startDate: '2026-11-21T10:00:00Z', at: '2026-11-21T10:00:00.123Z' }],
    ['a time of day', { serviceEndTime: '11:00' }],
    ['numbers that are no money', { downloadMbps: 148.236 }],
    ['nothing', null],
  ])('is kept by %s', (_, body) => {
    expect(conventionBreaches(body)).toEqual([]);
  });

  it.each([
    ['a third decimal', { price: 12.345 }, 'price: 12.345 has more than two decimals'],
    ['a moment in words', { dueDate: 'tomorrow' }, 'dueDate: tomorrow is not ISO 8601 in UTC'],
    [
      'a moment of another zone',
      { paidAt: '2026-11-21T10:00:00+01:00' },
      'paidAt: 2026-11-21T10:00:00+01:00 is not ISO 8601 in UTC',
    ],
    [
      'something deep inside',
      { invoices: [{ lines: [{ amount: 0.001 }] }] },
      'invoices.0.lines.0.amount: 0.001 has more than two decimals',
    ],
  ])('is broken by %s', (_, body, breach) => {
    expect(conventionBreaches(body)).toEqual([breach]);
  });
});
