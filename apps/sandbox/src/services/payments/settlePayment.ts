import { and, eq, inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { expandedId } from '../card-provider/expandedId';
import { saveCard } from '../card-provider/saveCard';
import { findByReason, type InvoiceRow } from '../invoices/createInvoice';
import { findInvoice } from '../invoices/findInvoice';
import { mirrorInvoice } from '../card-provider-sync/mirrorInvoice';
import { applyPayment } from './applyPayment';
import { unlessLost } from '../card-provider/unlessLost';

/** The invoice of a payment at the provider. */
export const findByPayment = async (
  { db }: Pick<Backend, 'db'>,
  paymentIntentId: string,
): Promise<InvoiceRow | null> => {
  const [row] = await db
    .select()
    .from(invoices)
    .where(eq(invoices.paymentIntentId, paymentIntentId));
  return row ?? null;
};

/** The invoice that a payment's metadata names. After a restore, the invoice for the same reason has another id. */
export const namedInvoice = async (
  { db }: Pick<Backend, 'db'>,
  { invoice = '', reason = '' }: Stripe.Metadata,
): Promise<InvoiceRow | null> =>
  (await findInvoice(db, invoice)) ?? (await findByReason(db, reason));

/** Lets an unpaid invoice have another payment. The lost one names its invoice, should the earlier account come back. */
const forgetPayment = async ({ db }: Backend, paymentIntentId: string): Promise<void> => {
  await db
    .update(invoices)
    .set({ paymentIntentId: null })
    .where(
      and(
        eq(invoices.paymentIntentId, paymentIntentId),
        inArray(invoices.state, ['draft', 'open', 'uncollectible']),
      ),
    );
};

/**
 * Reads a payment from the provider and settles its invoice if the payment succeeded. The card is
 * stored first, so that a process that crashes in between repeats both. Safe to repeat: the
 * webhook, requests about an unfinished purchase and reconciliation use it. The payment's metadata
 * names its invoice, in case a crash kept it from being stored here.
 * @returns whether the payment succeeded
 */
export const settlePayment = async (
  backend: Backend,
  paymentIntentId: string,
): Promise<boolean> => {
  const invoice = await findByPayment(backend, paymentIntentId);
  if (invoice?.state === 'paid') return true;
  const { paymentIntents } = backend.cardProvider.stripe;
  const intent = await unlessLost(backend, paymentIntentId, () =>
    paymentIntents.retrieve(paymentIntentId),
  );
  if (!intent) await forgetPayment(backend, paymentIntentId);
  if (intent?.status !== 'succeeded') return false;
  const owed = invoice ?? (await namedInvoice(backend, intent.metadata));
  if (!owed) return false;
  return withBuyerLock(backend, owed.buyer, async () => {
    // Another look may have settled it meanwhile, and the customer may have changed the card since.
    if ((await findByPayment(backend, intent.id))?.state === 'paid') return true;
    const customer = expandedId(intent.customer);
    const method = expandedId(intent.payment_method);
    if (owed.userId && customer && method && intent.setup_future_usage)
      await saveCard(backend, owed.userId, customer, method);
    // The provider settles its own invoices. Its event about the payment may come before the one about the invoice.
    if (owed.providerId) return mirrorInvoice(backend, owed.providerId).then(() => true);
    return applyPayment(backend, owed.id, intent.id);
  });
};
