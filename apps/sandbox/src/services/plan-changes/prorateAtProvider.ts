import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { addPeriod } from '../plans/addPeriod';
import { planNeedsPayment } from '../plans/findPlan';
import { ensureCoupon } from '../card-provider/ensureCoupon';
import { expandedId } from '../card-provider/expandedId';
import { swapItem } from '../card-provider/swapItem';
import { planIsLost, unlessPlanLost } from '../card-provider/unlessLost';
import type { ChangeOrder, Proration } from './prorateInternally';

/**
 * Whether a plan runs on time that a pause gave back. The provider holds that time as a trial, in which
 * it makes a change without charging for it. Rule SUB-15.
 */
export const isOnReturnedTime = async (
  backend: Backend,
  { providerId }: ChangeOrder['row'],
): Promise<boolean> => {
  if (providerId === null) return false;
  const { subscriptions } = backend.cardProvider.stripe;
  const ask = () => subscriptions.retrieve(providerId);
  return (await unlessPlanLost(backend, providerId, ask))?.status === 'trialing';
};

/**
 * The provider's subscription, which is to change.
 * @throws ServiceError `STATE_CONFLICT` if the provider doesn't know it
 */
export const requireTheirs = async (
  backend: Backend,
  { providerId }: ChangeOrder['row'],
): Promise<Stripe.Subscription> => {
  const { subscriptions } = backend.cardProvider.stripe;
  const id = providerId ?? '';
  const theirs = await unlessPlanLost(backend, id, () => subscriptions.retrieve(id));
  if (!theirs) throw planIsLost();
  return theirs;
};

/** The provider's discounts after a change; nothing if they stay. */
export const changedDiscounts = async (
  backend: Backend,
  { coupon, couponChange, target }: Pick<ChangeOrder, 'coupon' | 'couponChange' | 'target'>,
): Promise<{ discounts?: Stripe.Emptyable<{ coupon: string }[]> }> => {
  if (couponChange === 'none') return {};
  if (!coupon) return { discounts: '' };
  return { discounts: [{ coupon: await ensureCoupon(backend, coupon, target) }] };
};

/** Calculates a change at the card provider, from its invoice preview for a proration date. */
export const prorateAtProvider = async (
  backend: Backend,
  order: ChangeOrder,
): Promise<Proration> => {
  const { row, current, target, prorationDate } = order;
  const { stripe } = backend.cardProvider;
  const theirs = await requireTheirs(backend, row);
  // From a free plan to a paid one the provider starts a period.
  const keepsPeriod =
    planNeedsPayment(current) && current.details.category === target.details.category;
  const preview = await stripe.invoices.createPreview({
    customer: expandedId(theirs.customer) ?? '',
    subscription: theirs.id,
    subscription_details: {
      items: [await swapItem(backend, theirs, target)],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate / 1000,
    },
    ...(await changedDiscounts(backend, order)),
  });
  const unused = preview.lines.data
    .filter(({ amount }) => amount < 0)
    .reduce((sum, { amount }) => sum - amount, 0);
  // The amount due is less than the total by what the customer's balance pays.
  const credit = unused + Math.max(0, preview.total - Math.max(0, preview.amount_due));
  return {
    cost: Math.max(0, preview.amount_due),
    credit,
    creditLeft: Math.max(0, preview.amount_due - preview.total - preview.starting_balance),
    creditUsed: 0,
    saving: (preview.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    lines: [],
    startsPeriod: !keepsPeriod,
    periodStart: keepsPeriod ? row.periodStart : prorationDate,
    periodEnd: keepsPeriod ? row.periodEnd : addPeriod(prorationDate, target.details.period),
  };
};
