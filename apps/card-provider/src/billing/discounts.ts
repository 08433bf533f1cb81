import { invalidRequest } from '../model/ApiError';
import { newId } from '../model/newId';
import { retrieve, type Transaction } from '../store/Transaction';
import type { Coupon, Discount } from '../model/objects';
import { addMonths } from './period';

/** Whether the coupon may still be redeemed at this time. */
export const isRedeemable = (coupon: Coupon, now: number): boolean =>
  coupon.valid &&
  (coupon.redeem_by === null || coupon.redeem_by > now) &&
  (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions);

/** The coupon with this id. @throws ApiError when it is used up, expired or of another currency */
export function usableCoupon(tx: Transaction, id: string, currency: string | null): Coupon {
  const coupon = retrieve(tx, 'coupon', id, 'coupon');
  if (!isRedeemable(coupon, tx.now)) {
    throw invalidRequest(
      `Coupon ${id} is expired or has been used too often.`,
      'coupon',
      'coupon_expired',
    );
  }
  if (coupon.currency && currency && coupon.currency !== currency) {
    throw invalidRequest(`Coupon ${id} is in ${coupon.currency}, not in ${currency}.`, 'coupon');
  }
  return coupon;
}

const endOf = (coupon: Coupon, start: number): number | null =>
  coupon.duration === 'repeating' ? addMonths(start, coupon.duration_in_months ?? 0) : null;

export interface DiscountTarget {
  customer: string | null;
  subscription?: string | null;
  invoice?: string | null;
  checkout_session?: string | null;
}

/** Redeems the coupon: the discount starts now and lasts as long as the coupon says. */
export function redeem(tx: Transaction, coupon: Coupon, target: DiscountTarget): Discount {
  const times_redeemed = coupon.times_redeemed + 1;
  const spent = coupon.max_redemptions !== null && times_redeemed >= coupon.max_redemptions;
  tx.objects.put('coupon', { ...coupon, times_redeemed, valid: coupon.valid && !spent });
  const discount = tx.objects.put('discount', {
    id: newId('di'),
    object: 'discount',
    checkout_session: target.checkout_session ?? null,
    customer: target.customer,
    customer_account: null,
    end: endOf(coupon, tx.now),
    invoice: target.invoice ?? null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: tx.now,
    subscription: target.subscription ?? null,
    subscription_item: null,
  });
  tx.emit('customer.discount.created', discount);
  return discount;
}

/** The discounts of this list that apply now. */
export const runningDiscounts = (tx: Transaction, ids: readonly string[]): Discount[] =>
  ids
    .map((id) => retrieve(tx, 'discount', id))
    .filter(({ end, start }) => start <= tx.now && (end === null || end > tx.now));

/** The coupon behind a discount. */
export const couponOf = (tx: Transaction, discount: Discount): Coupon =>
  retrieve(tx, 'coupon', discount.source.coupon ?? '', 'coupon');
