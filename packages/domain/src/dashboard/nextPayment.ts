import { isFree, type Money } from '../money/money';
import type { Subscription } from '../subscriptions/subscription';
import type { Instant } from '../time/instant';
import type { Dashboard } from './dashboard';

/** Why nothing is going to be paid. */
export type NoPaymentReason = 'noPlan' | 'pastDue' | 'free' | 'ending' | 'once';

/** What is paid next, or why nothing is. */
export type NextPayment =
  | { readonly kind: 'due'; readonly amount: Money; readonly at: Instant }
  | { readonly kind: 'none'; readonly reason: NoPaymentReason };

/** What is overdue comes first: no date can be promised before it is paid. */
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

/** What its coupon takes off a plan's next payment; null where none does. */
export const savedOnNextPayment = (
  { price, coupon }: Pick<Subscription, 'price' | 'coupon'>,
  next: Money,
): Money | null =>
  coupon && next.minor < price.minor ? { ...price, minor: price.minor - next.minor } : null;
