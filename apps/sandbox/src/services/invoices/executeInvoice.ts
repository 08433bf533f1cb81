import { eq, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import type { Backend } from '../../backend/Backend';
import { invoices } from '../../db/schema/billing';
import type { UserRow } from '../../http/Caller';
import { Refusal } from '../../http/Refusal';
import { mirrorInvoice } from '../mirror/mirrorInvoice';
import { mirrorSubscription } from '../mirror/mirrorSubscription';
import { expandedId } from '../provider/expandedId';
import { findSubscription } from '../subscriptions/findSubscription';
import { chargeInvoice, PAYMENT_FAILED, type ChargeResult } from './chargeInvoice';
import type { InvoiceRow } from './createInvoice';
import { settlePayment } from './settlePayment';

/** The payment behind a provider's invoice that the bank wants confirmed. */
const openPayment = async ({ payments }: Backend, providerId: string): Promise<string | null> => {
  const theirs = await payments.stripe.invoices.retrieve(providerId, { expand: ['payments'] });
  return expandedId(theirs.payments?.data.at(-1)?.payment.payment_intent);
};

const payAtProvider = async (backend: Backend, providerId: string): Promise<ChargeResult> => {
  try {
    const theirs = await backend.payments.stripe.invoices.pay(providerId);
    if (theirs.status === 'paid') return { kind: 'paid' };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const wantsBank = /requires_action|authentication_required/.test(error.code ?? '');
    if (!wantsBank && error instanceof Stripe.errors.StripeCardError)
      return { kind: 'declined', message: error.message };
    if (!wantsBank) throw error;
  }
  const paymentIntentId = await openPayment(backend, providerId);
  return paymentIntentId
    ? { kind: 'confirm', paymentIntentId }
    : { kind: 'declined', message: PAYMENT_FAILED };
};

const followProvider = async (backend: Backend, invoice: InvoiceRow): Promise<void> => {
  if (invoice.providerId) await mirrorInvoice(backend, invoice.providerId);
  const row = await findSubscription(backend.db, invoice.subscriptionId ?? '');
  if (row?.providerId) await mirrorSubscription(backend, row.providerId);
};

/** An attempt of its own at the provider, so that a card replaced meanwhile is tried. */
const nextAttempt = async ({ db }: Backend, id: string): Promise<InvoiceRow | null> => {
  const [row] = await db
    .update(invoices)
    .set({ attempts: sql`${invoices.attempts} + 1` })
    .where(eq(invoices.id, id))
    .returning();
  return row ?? null;
};

/**
 * Pays an open invoice now. Specification, section 7: POST /billing/invoice/{id}/execute.
 *
 * @throws Refusal `INVOICE_SETTLED`, `PAYMENT_DECLINED`
 */
export const executeInvoice = async (
  backend: Backend,
  user: UserRow,
  invoice: InvoiceRow,
): Promise<Exclude<ChargeResult, { kind: 'declined' }>> => {
  const wasPaid =
    !invoice.providerId &&
    invoice.paymentIntentId !== null &&
    (await settlePayment(backend, invoice.paymentIntentId));
  if (wasPaid || (invoice.state !== 'open' && invoice.state !== 'uncollectible'))
    throw new Refusal('INVOICE_SETTLED', 'There is nothing left to pay on this invoice.');
  const result = invoice.providerId
    ? await payAtProvider(backend, invoice.providerId)
    : await chargeInvoice(backend, (await nextAttempt(backend, invoice.id)) ?? invoice, user, true);
  await followProvider(backend, invoice);
  if (result.kind === 'declined') throw new Refusal('PAYMENT_DECLINED', result.message);
  return result;
};
