import { describe, expect, it } from 'vitest';
import type { Currency } from '../money/money';
import { INVOICE_PAGE_SIZE } from '../constants/constants';
import { monthsKnown, paymentsByMonth, totalOf } from './paymentsByMonth';

const pounds = (minor: number, currency: Currency = 'GBP') => ({ minor, currency });
const paid = (day: string, minor: number, currency: Currency = 'GBP') =>
  ({ state: 'paid', paidAt: Date.parse(day), amount: pounds(minor, currency) }) as const;
const credit = (day: string, minor: number) => ({
  issuedAt: Date.parse(day),
  amount: pounds(minor),
});
const now = Date.parse('2026-11-21T12:00:00Z');
const amounts = (invoices: readonly ReturnType<typeof paid>[]) =>
  paymentsByMonth({ invoices, credits: [] }, { now, months: 3 })?.map(({ amount }) => amount.minor);

describe('paymentsByMonth', () => {
  it.each([
    [
      'each month separately, the current one last',
      [paid('2026-09-09', 1200), paid('2026-11-09', 2000)],
      [1200, 0, 2000],
    ],
    [
      'the sum of several payments in one month',
      [paid('2026-11-01', 300), paid('2026-11-20', 2000)],
      [0, 0, 2300],
    ],
    ['no month before the first one', [paid('2026-08-31', 900)], [0, 0, 0]],
    ['zero for every month without payments', [], [0, 0, 0]],
  ])('answers %s', (_what, invoices, expected) => {
    expect(amounts(invoices)).toEqual(expected);
  });

  it('counts only paid invoices', () => {
    const open = { state: 'open', paidAt: null, amount: pounds(300) } as const;
    const unread = { ...open, paidAt: now } as const;
    const months = paymentsByMonth({ invoices: [open, unread], credits: [] }, { now, months: 1 });
    expect(totalOf(months ?? []).minor).toBe(0);
  });

  // MONEY-5
  it('says nothing of payments in several currencies', () => {
    expect(amounts([paid('2026-11-09', 2000), paid('2026-11-10', 500, 'USD')])).toBeUndefined();
  });

  it('says nothing if a payment has no date', () => {
    const undated = { state: 'paid', paidAt: null, amount: pounds(300) } as const;
    expect(paymentsByMonth({ invoices: [undated], credits: [] }, { now, months: 1 })).toBeNull();
  });

  it('subtracts refunds, also of payments in an earlier month', () => {
    const credits = [credit('2026-10-20', 600), credit('2026-09-20', 5000)];
    const invoices = [paid('2026-10-09', 1200), paid('2026-09-09', 1200)];
    const months = paymentsByMonth({ invoices, credits }, { now, months: 3 });
    expect(months?.map(({ amount }) => amount.minor)).toEqual([-3800, 600, 0]);
    expect(totalOf(months ?? [])).toEqual(pounds(-3200));
  });

  it('starts each month in UTC, also over the end of a year', () => {
    const months = paymentsByMonth(
      { invoices: [paid('2026-12-31T23:59:59Z', 100)], credits: [] },
      { now: Date.parse('2027-01-15T00:00:00Z'), months: 2 },
    );
    expect(months).toEqual([
      { month: Date.UTC(2026, 11, 1), amount: pounds(100) },
      { month: Date.UTC(2027, 0, 1), amount: pounds(0) },
    ]);
  });

  it('has no currency without payments', () => {
    expect(totalOf([])).toEqual({ minor: 0, currency: 'XXX' });
  });
});

describe('the number of complete months', () => {
  const daily = (count: number) =>
    Array.from({ length: count }, (_, day) => ({
      ...paid('2026-11-21', 500),
      paidAt: now - day * 86_400_000,
    }));

  it.each([
    ['is what the caller wants for a short list', [paid('2026-11-09', 2000)], 6],
    ['is one for a page of the last days', daily(24), 1],
    ['leaves out the month in which a full page ends', daily(60), 2],
    ['is one for a page that is just full', daily(INVOICE_PAGE_SIZE), 1],
    [
      'leaves out the month that starts at the oldest invoice of a full page',
      [...daily(INVOICE_PAGE_SIZE), paid('2026-10-01T00:00:00Z', 500)],
      1,
    ],
  ])('%s', (_what, invoices, months) => {
    expect(monthsKnown(invoices, { now, most: 6 })).toBe(months);
  });
});
