import { and, eq, ne } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { releaseCoupon } from '../coupons/couponUses';
import { ServiceError } from '../ServiceError';
import { restoreSchedule } from '../card-provider/schedulePlanChange';
import { findSubscription } from '../subscriptions/findSubscription';
import type { InvoiceRow } from '../invoices/createInvoice';
import { settlePayment } from './settlePayment';
import { unlessLost } from '../card-provider/unlessLost';

const settled = () => new ServiceError('INVOICE_SETTLED', 'This invoice has been paid.');

/**
 * Cancels a payment at the provider, so that it cannot succeed any more. One that succeeded at the last moment and bought
 * nothing, for example because the site has closed, is refunded instead.
 * @throws ServiceError `INVOICE_SETTLED` when the payment has succeeded, `STATE_CONFLICT` while the
 * bank decides about it; one that the provider doesn't know is cancelled
 */
export const cancelPayment = async (backend: Backend, paymentIntentId: string): Promise<void> => {
  const { paymentIntents } = backend.cardProvider.stripe;
  try {
    await unlessLost(backend, paymentIntentId, () => paymentIntents.cancel(paymentIntentId));
  } catch (error) {
    // In this order: one that succeeds after the first look is settled by the second.
    const intent = await paymentIntents.retrieve(paymentIntentId);
    if (await settlePayment(backend, paymentIntentId)) throw settled();
    if (intent.status === 'processing')
      throw new ServiceError(
        'STATE_CONFLICT',
        'Your bank is still processing your last payment. Try again in a few minutes.',
      );
    if (intent.status !== 'canceled' && intent.status !== 'succeeded') throw error;
  }
};

/**
 * Voids an invoice of the provider, so that it cannot be paid any more. For an hour the invoice of a renewal is a draft, which
 * the provider doesn't void. Making it final would use up credit, so it stays a draft that is never collected.
 * @throws ServiceError `INVOICE_SETTLED` when it has been paid
 */
export const voidAtProvider = async (backend: Backend, providerId: string): Promise<void> => {
  const theirs = backend.cardProvider.stripe.invoices;
  const known = await unlessLost(backend, providerId, () => theirs.retrieve(providerId));
  const invoice =
    known?.status === 'draft' ? await theirs.update(providerId, { auto_advance: false }) : known;
  if (invoice?.status === 'paid') throw settled();
  if (invoice?.status === 'open' || invoice?.status === 'uncollectible')
    await theirs.voidInvoice(providerId);
};

/** Cancels at the provider what an invoice asks for; does nothing where it was paid. */
export const voidUnpaidAtProvider = async (
  backend: Backend,
  { providerId, paymentIntentId }: InvoiceRow,
): Promise<void> => {
  const work = providerId
    ? voidAtProvider(backend, providerId)
    : paymentIntentId && cancelPayment(backend, paymentIntentId);
  await Promise.resolve(work).catch((error: unknown) => {
    if (!(error instanceof ServiceError)) throw error;
  });
};

/**
 * Voids an invoice at the provider. If it was for a change of plan, the change that was scheduled
 * before is restored.
 */
const giveUpAtProvider = async (
  backend: Backend,
  subscriptionId: string | null,
  providerId: string,
): Promise<void> => {
  const row = await findSubscription(backend.db, subscriptionId ?? '');
  await voidAtProvider(backend, providerId);
  if (row && row.state !== 'paused' && row.endedAt === null) await restoreSchedule(backend, row);
};

/**
 * Voids the invoice of an abandoned payment and ends the purchase that waited for it. The payment
 * is cancelled at the provider first, so that a void invoice can never be charged.
 * @throws ServiceError `INVOICE_SETTLED` when it has been paid
 */
export const voidInvoice = async (backend: Backend, invoice: InvoiceRow): Promise<InvoiceRow> => {
  const { db } = backend;
  if (invoice.state === 'paid') throw settled();
  if (invoice.state === 'void') return invoice;
  if (invoice.providerId)
    await giveUpAtProvider(backend, invoice.subscriptionId, invoice.providerId);
  else if (invoice.paymentIntentId) await cancelPayment(backend, invoice.paymentIntentId);
  return db.transaction(async (tx) => {
    const [voided] = await tx
      .update(invoices)
      .set({ state: 'void', nextAttemptAt: null })
      .where(and(eq(invoices.id, invoice.id), ne(invoices.state, 'paid')))
      .returning();
    if (!voided) throw settled();
    await releaseCoupon(tx, voided.reason);
    if (invoice.effect.kind === 'start' && invoice.subscriptionId)
      await tx
        .update(subscriptions)
        // It was never a plan, so the lists of plans leave it out.
        .set({ state: 'ended', endedAt: subscriptions.startedAt })
        .where(
          and(eq(subscriptions.id, invoice.subscriptionId), eq(subscriptions.state, 'pending')),
        );
    return voided;
  });
};
