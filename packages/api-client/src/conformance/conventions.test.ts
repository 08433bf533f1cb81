import { describe, expect, it } from 'vitest';
import { conventionBreaches } from './conventions';

describe('the rules for all answers', () => {
  it.each([
    ['prices with two decimals', { price: 12.99, amount: 0.1, credit: -3.5 }],
    ['prices that have no exact binary number', { price: 1.1, tax: 4.35, costToPay: 19.99 }],
    ['moments in UTC', { startDate: '2026-11-21T10:00:00Z', at: '2026-11-21T10:00:00.123Z' }],
    ['a time of day', { serviceEndTime: '11:00' }],
    ['numbers that are not amounts', { downloadMbps: 148.236 }],
    ['a missing body', null],
  ])('accept %s', (_, body) => {
    expect(conventionBreaches(body)).toEqual([]);
  });

  it.each([
    ['a third decimal', { price: 12.345 }, 'price: 12.345 has more than two decimals'],
    ['a third decimal of a fee', { paidFee: 48.005 }, 'paidFee: 48.005 has more than two decimals'],
    ['a moment in words', { dueDate: 'tomorrow' }, 'dueDate: tomorrow is not ISO 8601 in UTC'],
    [
      'a moment in another time zone',
      { paidAt: '2026-11-21T10:00:00+01:00' },
      'paidAt: 2026-11-21T10:00:00+01:00 is not ISO 8601 in UTC',
    ],
    [
      'a value deep in the body',
      { invoices: [{ lines: [{ amount: 0.001 }] }] },
      'invoices.0.lines.0.amount: 0.001 has more than two decimals',
    ],
  ])('report %s', (_, body, breach) => {
    expect(conventionBreaches(body)).toEqual([breach]);
  });
});
