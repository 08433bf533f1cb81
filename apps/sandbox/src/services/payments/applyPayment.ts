import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { refundPayment, unlessRefused } from '../card-provider/refundPayment';
import { releaseCoupon } from '../coupons/couponUses';
import type { InvoiceRow } from '../invoices/createInvoice';
import { findInvoice } from '../invoices/findInvoice';
import { settleInvoice } from '../invoices/settleInvoice';
import { countPaidTime } from '../rate-limits/paidTime';
import { isClosed } from '../sites/findSite';
import { findPaidPlan, findSubscription } from '../subscriptions/findSubscription';
import { isLeftToSupport, leaveToSupport, recordRefund, tellSecondPayment } from './recordRefund';

/** Whether the plan that an invoice is for is one of a site that has closed. */
const isSoldAtClosedSite = async (
  { db }: Pick<Backend, 'db'>,
  { subscriptionId }: Pick<InvoiceRow, 'subscriptionId'>,
): Promise<boolean> => {
  const ordered = await findSubscription(db, subscriptionId ?? '');
  return ordered !== null && isClosed(db, ordered.locationId);
};

/** Why a purchase gets no plan although it is paid; null if it gets one. Rules BUY-17 and SUB-21. */
const refusalOf = async (
  { db }: Backend,
  { buyer, state, effect, subscriptionId }: InvoiceRow,
): Promise<'secondPlan' | 'siteClosed' | null> => {
  if (effect.kind !== 'start' || state !== 'open') return null;
  if (await findPaidPlan(db, buyer)) return 'secondPlan';
  return (await isSoldAtClosedSite({ db }, { subscriptionId })) ? 'siteClosed' : null;
};

/**
 * Ends a purchase that gets no plan, and refunds it. The provider refunds first, and everything here is one step, so that
 * a crash in between repeats both.
 */
const refundPurchase = async (
  backend: Backend,
  invoice: InvoiceRow,
  paymentIntentId: string,
  cause: 'secondPlan' | 'siteClosed',
): Promise<void> => {
  const { db, clock } = backend;
  const returned = await unlessRefused(() => refundPayment(backend, paymentIntentId));
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx
      .update(invoices)
      .set({ state: 'paid', paidAt: now, paymentIntentId })
      .where(eq(invoices.id, invoice.id));
    await releaseCoupon(tx, invoice.reason);
    await tx
      .update(subscriptions)
      // It was never a plan, so the lists of plans leave it out.
      .set({ state: 'ended', endedAt: subscriptions.startedAt })
      .where(
        and(eq(subscriptions.id, invoice.subscriptionId ?? ''), eq(subscriptions.state, 'pending')),
      );
    await recordRefund({ ...backend, db: tx }, invoice, returned === null ? 'refused' : cause);
  });
};

/**
 * Settles the invoice of a successful payment, with the buyer's lock. If the invoice was voided or
 * paid by another payment meanwhile, or is for a plan while the buyer has a paid one or the site is
 * closed, the payment is refunded.
 * @returns whether the invoice is paid
 */
export const applyPayment = async (
  backend: Backend,
  invoiceId: string,
  paymentIntentId: string,
): Promise<boolean> => {
  const { db, clock } = backend;
  const before = await findInvoice(db, invoiceId);
  if (!before) return false;
  const refusal = await refusalOf(backend, before);
  if (refusal) {
    await refundPurchase(backend, before, paymentIntentId, refusal);
    return true;
  }
  const settled = await settleInvoice(backend, invoiceId, clock.now(), paymentIntentId);
  if (settled?.userId && settled.effect.kind === 'extend')
    await countPaidTime(backend, settled.userId);
  if (settled) return true;
  const invoice = await findInvoice(db, invoiceId);
  if (!invoice) return false;
  const isPaid = invoice.state === 'paid';
  if (isPaid && invoice.paymentIntentId === paymentIntentId) return true;
  if (await isLeftToSupport(backend, paymentIntentId)) return isPaid;
  const returned = await unlessRefused(() => refundPayment(backend, paymentIntentId));
  if (returned === null) await leaveToSupport(backend, invoice, paymentIntentId);
  else if (invoice.state === 'void')
    await recordRefund(
      backend,
      invoice,
      (await isSoldAtClosedSite(backend, invoice)) ? 'siteClosed' : 'voided',
    );
  else await tellSecondPayment(backend, invoice, paymentIntentId);
  return isPaid;
};
