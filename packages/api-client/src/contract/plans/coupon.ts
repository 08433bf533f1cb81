import type { Coupon } from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  currencyCode,
  optional,
  optionalNumber,
  optionalText,
} from '../schemas/answerSchemas';
import { plan } from './plan';

const discount = v.variant('kind', [
  /** A share, 0 to 100. */
  v.object({ kind: v.literal('percent'), percent: v.number() }),
  v.object({ kind: v.literal('amount'), amount, currency: currencyCode }),
]);

/** A coupon that the server accepts. */
export const coupon = v.pipe(
  v.object({
    /** The code as the server writes it. */
    value: v.string(),
    discount,
    /** Missing means for as long as the plan runs. */
    validForNumberOfPeriods: optionalNumber,
    /** Set for a coupon that fits one plan only: a path whose last part is its priceId. */
    singlePlanPath: optionalText,
    /** That plan, where the site's list does not show it. */
    hiddenPlan: optional(plan),
  }),
  v.transform(({ discount: wire, ...same }): Coupon => ({
    ...same,
    discount:
      wire.kind === 'percent'
        ? wire
        : { kind: 'amount', amount: { minor: wire.amount, currency: wire.currency } },
  })),
);
