import { DAY, type KnownCurrency } from '@foyer/domain';
import { and, asc, eq, like, not, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { chargeOrVoidInvoice } from '../payments/chargeOrVoidInvoice';
import { invoices } from '../../db/schema/billing';
import { refundsPartOf, terminations } from '../../db/schema/terminations';
import { voidInvoice } from '../payments/voidInvoice';
import { createInvoiceForAttempt, PAUSE_REASON, type InvoiceRow } from '../invoices/createInvoice';
import { keptOf, withRefunds, type BilledInvoice } from '../invoices/withRefunds';
import { pauseEndOf, type PauseRow } from '../subscriptions/findPause';
import { findSubscription, type SubscriptionRow } from '../subscriptions/findSubscription';
import { withdrawalEnd } from '../subscriptions/withdrawalEnd';
import { findSite } from '../sites/findSite';
import { inWordsOf } from '../sites/inWordsOf';
import type { PauseDates } from './pauseDates';
import { paidDays } from './pausePrice';

/** A charge for a pause; `part` tells the first charge from those for a longer pause. */
export interface PauseCharge {
  row: SubscriptionRow;
  currency: KnownCurrency;
  dates: PauseDates;
  pauseId: string;
  part: string;
  /** Minor units. */
  amount: number;
  /** The whole price of the pause, in minor units. The payment gives the pause its dates. */
  price: number;
}

/** Writes the invoice of a charge. Repeating it returns the same one. */
export const writePauseInvoice = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { locationId }: UserRow,
  { row, dates, amount, pauseId, part, currency, price }: PauseCharge,
): Promise<InvoiceRow> => {
  const title = inWordsOf(await findSite(db, locationId), 'Plan pause');
  return createInvoiceForAttempt(db, {
    buyer: row.buyer,
    userId: row.userId,
    subscriptionId: row.id,
    locationId: row.locationId,
    reason: `${PAUSE_REASON}${pauseId}:${part}`,
    title,
    amount,
    currency,
    lines: [{ text: title, amount }],
    periodStart: dates.startDate,
    periodEnd: dates.endDate ?? dates.startDate,
    createdAt: clock.now(),
    effect: { kind: 'pause', pauseId, startDate: dates.startDate, endDate: dates.endDate, price },
  });
};

/**
 * Charges the price of a pause to the card on file.
 *
 * @throws ServiceError `PAYMENT_DECLINED`
 */
export const chargePause = async (
  backend: Backend,
  user: UserRow,
  charge: PauseCharge,
): Promise<void> => {
  if (charge.amount <= 0) return;
  const invoice = await writePauseInvoice(backend, user, charge);
  if (invoice.state !== 'paid') await chargeOrVoidInvoice(backend, invoice, user, false);
};

/** The charges for a pause in this state, oldest first. */
export const chargesOf = (
  { db }: Backend,
  pauseId: string,
  state: InvoiceRow['state'],
  which?: SQL,
): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(
      and(like(invoices.reason, `${PAUSE_REASON}${pauseId}:%`), eq(invoices.state, state), which),
    )
    .orderBy(asc(invoices.createdAt));

/** Refunded by a withdrawal, now or when the card provider allows it. */
const isRefundedByWithdrawal = sql`exists (select from ${terminations}
  where ${terminations.subscriptionId} = ${invoices.subscriptionId} and ${refundsPartOf(invoices.id)})`;

/** The payments for a pause from which nobody has withdrawn, oldest first. */
export const paidForPause = async (backend: Backend, pauseId: string): Promise<BilledInvoice[]> =>
  withRefunds(backend.db, await chargesOf(backend, pauseId, 'paid', not(isRefundedByWithdrawal)));

/** Whether the price of a new pause is still to be paid. */
export const hasUnpaidStart = async (backend: Backend, pauseId: string): Promise<boolean> =>
  (await chargesOf(backend, pauseId, 'open')).some(({ reason }) =>
    reason.startsWith(`${PAUSE_REASON}${pauseId}:first:`),
  );

/** Voids the charges of a pause that a process left unpaid. One that the card has paid after all stays. */
export const voidOpenCharges = async (backend: Backend, pauseId: string): Promise<void> => {
  for (const invoice of await chargesOf(backend, pauseId, 'open'))
    await voidInvoice(backend, invoice).catch((error: unknown) => {
      if (!(error instanceof ServiceError && error.code === 'INVOICE_SETTLED')) throw error;
    });
};

/** Which part of a pause is used up at `at`; a day that has begun counts. */
const usedShare = (pause: PauseRow, paid: readonly BilledInvoice[], at: number): number => {
  if (pause.state === 'scheduled') return 0;
  const lasted = Math.min(at, pauseEndOf(pause)) - pause.startDate;
  const bought = paid.flatMap(({ effect }) => (effect.kind === 'pause' ? [paidDays(effect)] : []));
  // A longer pause at the same price has more days, and a shorter one keeps those that it paid for.
  return Math.min(1, Math.max(1, Math.ceil(lasted / DAY)) / Math.max(paidDays(pause), ...bought));
};

/** A payment for a pause, and what of it pays for days that are not used, in minor units. */
export interface PausePayment {
  invoice: BilledInvoice;
  unused: number;
}

/**
 * The payments for a pause that ends at `at` of which something is left, oldest first; the oldest pay for the days that are
 * used. What the pause's end has returned in full still counts for the price of a day. Rule PAUSE-7.
 */
export const pausePayments = async (
  backend: Backend,
  pause: PauseRow,
  at: number,
): Promise<PausePayment[]> => {
  const paid = await paidForPause(backend, pause.id);
  const price = paid.reduce((sum, { amount }) => sum + amount, 0);
  // Rounded up, so that no pause is free.
  let used = Math.ceil(price * usedShare(pause, paid, at));
  return paid
    .map((invoice) => {
      const spent = Math.min(used, keptOf(invoice));
      used -= spent;
      return { invoice, unused: keptOf(invoice) - spent };
    })
    .filter(({ invoice }) => keptOf(invoice) > 0);
};

/**
 * The payments of which the end of a pause at `at` returns something: each is an order that can be withdrawn from. A pause
 * that has not begun returns them all. Rule PAUSE-7.
 */
export const refundablePayments = async (
  backend: Backend,
  pause: PauseRow,
  at: number,
): Promise<(PausePayment & { until: number | null })[]> => {
  const row = await findSubscription(backend.db, pause.subscriptionId);
  const site = row && (await findSite(backend.db, row.locationId));
  return (await pausePayments(backend, pause, at))
    .map((payment) => ({
      ...payment,
      until: site && withdrawalEnd(site, payment.invoice.createdAt),
    }))
    .filter(
      ({ until, unused }) =>
        unused > 0 && (pause.state === 'scheduled' || (until !== null && at <= until)),
    );
};
