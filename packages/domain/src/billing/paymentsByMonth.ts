import { INVOICE_PAGE_SIZE } from '../constants/constants';
import type { Currency, Money } from '../money/money';
import type { Instant } from '../time/instant';
import type { CreditNote } from './billing';
import type { Invoice } from './invoice';

/** Payments less refunds of one month. */
export type MonthOfPayments = {
  /** The first moment of the month, UTC. */
  readonly month: Instant;
  readonly amount: Money;
};

type Paid = Pick<Invoice, 'state' | 'paidAt' | 'amount'>;
type GivenBack = Pick<CreditNote, 'issuedAt' | 'amount'>;

/**
 * Payments less refunds of each month, oldest first; the last one is the current month. A month with more refunds than
 * payments is negative, so that the sum of the months is true. Null if not every payment and refund has a date, or there are
 * several currencies: a sum would be untrue. Rule MONEY-5.
 *
 * @param months the number of months, with the current one
 */
export const paymentsByMonth = (
  { invoices, credits }: { invoices: readonly Paid[]; credits: readonly GivenBack[] },
  { now, months }: { now: Instant; months: number },
): MonthOfPayments[] | null => {
  const paid = invoices.filter(({ state }) => state === 'paid');
  const currency = [...paid, ...credits][0]?.amount.currency ?? 'XXX';
  const sums = new Map<Instant, number>();
  const moves = [
    ...paid.map(({ paidAt, amount }) => ({ at: paidAt, amount, sign: 1 })),
    ...credits.map(({ issuedAt, amount }) => ({ at: issuedAt, amount, sign: -1 })),
  ];
  for (const { at, amount, sign } of moves) {
    if (at === null || amount.currency !== currency) return null;
    const month = monthOf(at);
    sums.set(month, (sums.get(month) ?? 0) + sign * amount.minor);
  }
  return lastMonths(now, months).map((month) => ({
    month,
    amount: { minor: sums.get(month) ?? 0, currency },
  }));
};

/**
 * The number of months whose invoices are all in the list. A list as long as a page may be cut off;
 * then the month of its oldest invoice is incomplete.
 *
 * @param most the largest number of months to answer
 */
export const monthsKnown = (
  invoices: readonly Paid[],
  { now, most }: { now: Instant; most: number },
): number => {
  if (invoices.length < INVOICE_PAGE_SIZE) return most;
  const oldest = Math.min(...invoices.map(({ paidAt }) => paidAt ?? now));
  const known = lastMonths(now, most).filter((month) => month > oldest).length;
  return Math.max(1, known);
};

export const totalOf = (months: readonly MonthOfPayments[]): Money => ({
  minor: months.reduce((sum, { amount }) => sum + amount.minor, 0),
  currency: months[0]?.amount.currency ?? ('XXX' satisfies Currency),
});

const monthOf = (at: Instant, later = 0): Instant => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1);
};

const lastMonths = (now: Instant, count: number): Instant[] =>
  Array.from({ length: count }, (_, index) => monthOf(now, index - count + 1));
