import { formatMoney } from '@foyer/domain';
import { messageLanguage, say } from '../messages/say';
import { type PlanRow, priceOf } from '../plans/findPlan';
import type { CouponRow } from './findCoupon';

/**
 * What the provider's form says of a coupon that we end after some payments, since the provider takes
 * it for one without an end (`ensureCoupon`). Null if the provider says it right. Rule COUPON-6.
 */
export const couponMessage = ({ code, periods }: CouponRow, plan: PlanRow): string | null =>
  plan.recurring && periods !== null && periods > 1
    ? say('couponLowers', {
        code,
        count: String(periods),
        amount: formatMoney(priceOf(plan), messageLanguage()),
      })
    : null;
