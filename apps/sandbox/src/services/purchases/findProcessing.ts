import type { Backend } from '../Backend';
import { unlessUnknown } from '../card-provider/unlessUnknown';
import { findByReason, purchaseReason } from '../invoices/createInvoice';
import { findPending, type SubscriptionRow } from '../subscriptions/findSubscription';

/**
 * A buyer's purchase whose payment the bank is deciding about. Until the buyer has confirmed a payment,
 * the purchase is an unfinished order and no plan. Rule BUY-20.
 */
export const findProcessing = async (
  { db, cardProvider: { stripe } }: Backend,
  buyer: string,
): Promise<SubscriptionRow | null> => {
  const pending = await findPending(db, buyer);
  const invoice = pending && (await findByReason(db, purchaseReason(pending.id)));
  const payment = invoice?.paymentIntentId;
  if (!payment) return null;
  const intent = await unlessUnknown(() => stripe.paymentIntents.retrieve(payment));
  return intent?.status === 'processing' ? pending : null;
};
