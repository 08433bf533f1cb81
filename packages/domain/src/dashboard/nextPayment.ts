import { isFree, type Money } from '../money/money';
import type { Subscription } from '../subscriptions/subscription';
import type { Instant } from '../time/instant';
import type { Dashboard } from './dashboard';

export type NoPaymentReason = 'noPlan' | 'pastDue' | 'free' | 'ending' | 'once';

export type NextPayment =
  | { readonly kind: 'due'; readonly amount: Money; readonly at: Instant }
  | { readonly kind: 'none'; readonly reason: NoPaymentReason };

/**
 * The next payment, or why there is none. A plan that is past due has no next date. Rule BILL-5.
 */
export const nextPaymentOf = ({
  nextPayment,
  nextPaymentDate,
  subscription,
}: Pick<Dashboard, 'nextPayment' | 'nextPaymentDate' | 'subscription'>): NextPayment =>
  !nextPayment || nextPaymentDate === null || subscription?.state === 'pastDue'
    ? { kind: 'none', reason: reasonOf(subscription) }
    : { kind: 'due', amount: nextPayment, at: nextPaymentDate };

const reasonOf = (subscription: Subscription | null): NoPaymentReason => {
  if (!subscription) return 'noPlan';
  if (subscription.state === 'pastDue') return 'pastDue';
  if (isFree(subscription.price)) return 'free';
  return subscription.recurring ? 'ending' : 'once';
};

/**
 * The amount that the coupon takes off the next payment; null without a discount.
 * @param credit what credit takes off besides
 */
export const savedOnNextPayment = (
  { price, coupon }: Pick<Subscription, 'price' | 'coupon'>,
  next: Money,
  credit: Money | null = null,
): Money | null => {
  const minor = price.minor - next.minor - (credit?.minor ?? 0);
  return coupon && minor > 0 ? { ...price, minor } : null;
};
