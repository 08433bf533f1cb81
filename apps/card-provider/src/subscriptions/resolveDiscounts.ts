import { redeem, usableCoupon } from '../billing/discounts';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Subscription } from '../model/objects';

export interface DiscountParam {
  coupon?: string;
  discount?: string;
}

/** The ids of a subscription's discounts from now on: kept ones, and coupons redeemed for it. */
export const resolveDiscounts = (
  tx: Transaction,
  subscription: Subscription,
  choices: readonly DiscountParam[],
): string[] =>
  choices.flatMap(({ coupon, discount }) => {
    if (discount) return [retrieve(tx, 'discount', discount, 'discounts').id];
    if (!coupon) return [];
    const target = { customer: subscription.customer, subscription: subscription.id };
    return [redeem(tx, usableCoupon(tx, coupon, subscription.currency), target).id];
  });
