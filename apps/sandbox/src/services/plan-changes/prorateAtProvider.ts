import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { addPeriod } from '../plans/addPeriod';
import { ensureCoupon } from '../card-provider/ensureCoupon';
import { ensurePrice } from '../card-provider/ensurePrice';
import { expandedId } from '../card-provider/expandedId';
import type { ChangeOrder, Proration } from './prorateInternally';

/** The item of a provider's subscription, with another price. */
export const swapItem = async (
  backend: Backend,
  theirs: Stripe.Subscription,
  target: ChangeOrder['target'],
): Promise<{ id: string; price: string }> => {
  const [item] = theirs.items.data;
  if (!item) throw new Error(`The subscription ${theirs.id} has nothing in it.`);
  return { id: item.id, price: await ensurePrice(backend, target) };
};

/**
 * Calculates a change at the card provider, from its invoice preview for a proration date.
 * @param isNewCoupon true for a coupon that the user enters now, not one that is in use
 */
export const prorateAtProvider = async (
  backend: Backend,
  { row, current, target, coupon, prorationDate }: ChangeOrder,
  isNewCoupon: boolean,
): Promise<Proration> => {
  const { stripe } = backend.cardProvider;
  const theirs = await stripe.subscriptions.retrieve(row.providerId ?? '');
  const keepsPeriod = current.details.category === target.details.category;
  const discounts =
    isNewCoupon && coupon
      ? { discounts: [{ coupon: await ensureCoupon(backend, coupon, target, keepsPeriod) }] }
      : {};
  const preview = await stripe.invoices.createPreview({
    customer: expandedId(theirs.customer) ?? '',
    subscription: theirs.id,
    subscription_details: {
      items: [await swapItem(backend, theirs, target)],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate / 1000,
    },
    ...discounts,
  });
  const credit = preview.lines.data
    .filter(({ amount }) => amount < 0)
    .reduce((sum, { amount }) => sum - amount, 0);
  return {
    cost: Math.max(0, preview.amount_due),
    credit,
    lines: [],
    periodStart: keepsPeriod ? row.periodStart : prorationDate,
    periodEnd: keepsPeriod ? row.periodEnd : addPeriod(prorationDate, target.details.period),
  };
};
