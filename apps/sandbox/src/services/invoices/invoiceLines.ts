import type { InvoiceLine } from '../../db/schema/billing';
import { discountedPrice, type CouponRow } from '../coupons/findCoupon';
import type { PlanRow } from '../plans/findPlan';

/**
 * The lines of an invoice for one period: the plan and the discount of the coupon.
 * @param paid the price in full and what the card pays, in minor units, where it was agreed before today
 */
export const invoiceLines = (
  plan: PlanRow,
  coupon: CouponRow | null,
  paid = { full: plan.amount, total: discountedPrice(plan, coupon).minor },
): InvoiceLine[] => {
  const saving = paid.full - paid.total;
  return [
    { text: plan.details.title, amount: paid.full },
    ...(coupon && saving > 0 ? [{ text: coupon.code, amount: -saving }] : []),
  ];
};
