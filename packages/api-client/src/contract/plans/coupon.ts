import type { Coupon } from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  currencyCode,
  number,
  optional,
  optionalNumber,
  optionalText,
} from '../schemas/answerSchemas';
import { plan } from './plan';

const discount = v.variant('kind', [
  /** A share, 0 to 100. */
  v.object({
    /** `percent` takes a percentage off. */
    kind: v.literal('percent'),
    /** The percentage, 0 to 100. */
    percent: number,
  }),
  v.object({
    /** `amount` takes a fixed amount off. */
    kind: v.literal('amount'),
    /** The fixed amount, in major units. */
    amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
  }),
]);

/** A coupon that the backend accepts. */
export const coupon = v.pipe(
  v.object({
    /** The coupon's code as the backend writes it. */
    value: v.string(),
    /** The discount on each period's price. */
    discount,
    /** The number of periods with the discount. Without it: as long as the plan runs. */
    validForNumberOfPeriods: optionalNumber,
    /**
     * For a coupon of a single plan: a path that ends in the plan's `priceId`. Without it: the
     * coupon is for every plan.
     */
    singlePlanPath: optionalText,
    /**
     * The coupon's plan, if the site's list of plans does not have it. Without it: the plan is in
     * the list.
     */
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
