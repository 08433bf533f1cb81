import Stripe from 'stripe';
import type { Backend } from '../Backend';
import { expandedId } from './expandedId';

/**
 * Returns a payment in full. Repeating it is safe.
 * @returns whether this call returned it, not an earlier one
 */
export const refundPayment = async (
  { cardProvider }: Pick<Backend, 'cardProvider'>,
  paymentIntentId: string,
): Promise<boolean> => {
  const { stripe } = cardProvider;
  const { latest_charge } = await stripe.paymentIntents.retrieve(paymentIntentId);
  const charge = expandedId(latest_charge);
  if (charge && (await stripe.charges.retrieve(charge)).refunded) return false;
  try {
    await stripe.refunds.create(
      { payment_intent: paymentIntentId },
      { idempotencyKey: `refund-${paymentIntentId}` },
    );
    return true;
  } catch (error) {
    const isDone =
      error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
    if (!isDone) throw error;
    return false;
  }
};

const isOver = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/**
 * Ends a subscription at the provider at once, so that it is never charged again, and returns what
 * was paid for the time after `from`.
 * @param from epoch milliseconds; 0 returns everything
 */
export const cancelAndRefund = async (
  { cardProvider }: Pick<Backend, 'cardProvider'>,
  subscription: string,
  from: number,
): Promise<void> => {
  const { stripe } = cardProvider;
  if (!isOver(await stripe.subscriptions.retrieve(subscription)))
    await stripe.subscriptions.cancel(subscription);
  for await (const { id, lines } of stripe.invoices.list({ subscription, status: 'paid' })) {
    const paidUntil = Math.max(0, ...lines.data.map(({ period }) => period.end * 1000));
    if (!id || paidUntil <= from) continue;
    const { payments } = await stripe.invoices.retrieve(id, { expand: ['payments'] });
    for (const { status, payment } of payments?.data ?? []) {
      const paymentIntentId = expandedId(payment.payment_intent);
      if (status === 'paid' && paymentIntentId)
        await refundPayment({ cardProvider }, paymentIntentId);
    }
  }
};
