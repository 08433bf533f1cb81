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
 * Payments of each month, oldest first; the last one is the current month. A month with more
 * refunds than payments counts as zero. Amounts in another currency are left out.
 *
 * @param months the number of months, with the current one
 */
export const paymentsByMonth = (
  { invoices, credits }: { invoices: readonly Paid[]; credits: readonly GivenBack[] },
  { now, months }: { now: Instant; months: number },
): MonthOfPayments[] => {
  const paid = invoices.filter(({ state }) => state === 'paid');
  const currency = [...paid, ...credits][0]?.amount.currency ?? 'XXX';
  const sums = new Map<Instant, number>();
  const add = (at: Instant | null, { minor, currency: own }: Money, sign: number): void => {
    if (at === null || own !== currency) return;
    const month = monthOf(at);
    sums.set(month, (sums.get(month) ?? 0) + sign * minor);
  };
  for (const { paidAt, amount } of paid) add(paidAt, amount, 1);
  for (const { issuedAt, amount } of credits) add(issuedAt, amount, -1);
  return lastMonths(now, months).map((month) => ({
    month,
    amount: { minor: Math.max(0, sums.get(month) ?? 0), currency },
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
