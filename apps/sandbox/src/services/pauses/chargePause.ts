import type { KnownCurrency } from '@foyer/domain';
import { and, eq, like } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { chargeOrVoidInvoice } from '../payments/chargeOrVoidInvoice';
import { invoices } from '../../db/schema/billing';
import { voidInvoice } from '../payments/voidInvoice';
import { returnPayment } from '../payments/recordRefund';
import { createInvoiceForAttempt, PAUSE_REASON, type InvoiceRow } from '../invoices/createInvoice';
import type { PauseRow } from '../subscriptions/findPause';
import { findSubscription, type SubscriptionRow } from '../subscriptions/findSubscription';
import { withdrawalEnd } from '../subscriptions/withdrawalEnd';
import { findSite } from '../sites/findSite';
import { inWordsOf } from '../sites/inWordsOf';
import type { PauseDates } from './pauseDates';

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
  const title = inWordsOf(await findSite(db, locationId), 'Pause of your plan');
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

const chargesOf = (
  { db }: Backend,
  pauseId: string,
  state: InvoiceRow['state'],
): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(and(like(invoices.reason, `${PAUSE_REASON}${pauseId}:%`), eq(invoices.state, state)));

/** The paid invoices of a pause. */
export const paidForPause = (backend: Backend, pauseId: string): Promise<InvoiceRow[]> =>
  chargesOf(backend, pauseId, 'paid');

/** Whether the price of a new pause is still to be paid. */
export const hasUnpaidStart = async (backend: Backend, pauseId: string): Promise<boolean> =>
  (await chargesOf(backend, pauseId, 'open')).some(({ reason }) =>
    reason.startsWith(`${PAUSE_REASON}${pauseId}:first:`),
  );

/** Gives up the charges of a pause that a process left unpaid. One that the card has paid after all stays. */
export const voidOpenCharges = async (backend: Backend, pauseId: string): Promise<void> => {
  for (const invoice of await chargesOf(backend, pauseId, 'open'))
    await voidInvoice(backend, invoice).catch((error: unknown) => {
      if (!(error instanceof ServiceError && error.code === 'INVOICE_SETTLED')) throw error;
    });
};

/**
 * Until when the end of a pause that has begun returns its price: a pause is an order, and nobody asked to
 * start it within the days to withdraw. A later payment for a longer pause gives no new days, because the end returns
 * the whole price. Null where it has cost nothing, or users can't withdraw. Rule PAUSE-7.
 */
export const refundableUntil = async (
  backend: Backend,
  { id, subscriptionId }: Pick<PauseRow, 'id' | 'subscriptionId'>,
): Promise<number | null> => {
  const row = await findSubscription(backend.db, subscriptionId);
  const site = row && (await findSite(backend.db, row.locationId));
  const days = site?.details.consumerRights?.withdrawalDays ?? null;
  const paid = (await paidForPause(backend, id)).filter(({ refunded }) => !refunded);
  if (days === null || paid.length === 0) return null;
  return withdrawalEnd(Math.min(...paid.map(({ createdAt }) => createdAt)), days);
};

/** Whether the end of a pause returns its price: before it begins, or within the days to withdraw. Rule PAUSE-7. */
export const isRefundable = async (
  backend: Backend,
  pause: PauseRow,
  at: number,
): Promise<boolean> =>
  pause.state === 'scheduled' || at <= ((await refundableUntil(backend, pause)) ?? -Infinity);

/** Returns what a pause has cost. Repeating it is safe. Rule PAUSE-7. */
export const refundPause = async (
  backend: Backend,
  pauseId: string,
  cause: 'pauseCalledOff' | 'pauseEnded' = 'pauseCalledOff',
): Promise<void> => {
  await voidOpenCharges(backend, pauseId);
  for (const invoice of await paidForPause(backend, pauseId)) {
    if (!invoice.paymentIntentId) continue;
    await returnPayment(backend, invoice, invoice.paymentIntentId, cause);
  }
};
