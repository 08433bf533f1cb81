import { redeem, usableCoupon } from '../billing/discounts';
import { need, type Work } from '../ledger/Work';
import type { Subscription } from '../model/kinds';

export interface DiscountChoice {
  coupon?: string;
  discount?: string;
}

/** The ids of a subscription's discounts from now on: kept ones, and coupons redeemed for it. */
export const chooseDiscounts = (
  work: Work,
  subscription: Subscription,
  choices: readonly DiscountChoice[],
): string[] =>
  choices.flatMap(({ coupon, discount }) => {
    if (discount) return [need(work, 'discount', discount, 'discounts').id];
    if (!coupon) return [];
    const target = { customer: subscription.customer, subscription: subscription.id };
    return [redeem(work, usableCoupon(work, coupon, subscription.currency), target).id];
  });
