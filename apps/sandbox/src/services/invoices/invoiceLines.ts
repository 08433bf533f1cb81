import type { InvoiceLine } from '../../db/schema/billing';
import { discountedPrice, type CouponRow } from '../coupons/findCoupon';
import type { PlanRow } from '../plans/findPlan';

/** The lines of an invoice for one period: the plan and the discount of the coupon. */
export const invoiceLines = (plan: PlanRow, coupon: CouponRow | null): InvoiceLine[] => {
  const saving = plan.amount - discountedPrice(plan, coupon).minor;
  return [
    { text: plan.details.title, amount: plan.amount },
    ...(coupon && saving > 0 ? [{ text: coupon.code, amount: -saving }] : []),
  ];
};
