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
    /** `percent` takes a share off. */
    kind: v.literal('percent'),
    /** The share, 0 to 100. */
    percent: number,
  }),
  v.object({
    /** `amount` takes a fixed sum off. */
    kind: v.literal('amount'),
    /** That sum, in major units. */
    amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
  }),
]);

/** A coupon that the server accepts. */
export const coupon = v.pipe(
  v.object({
    /** The code as the server writes it. */
    value: v.string(),
    /** What it takes off each period's price. */
    discount,
    /** For how many periods. Without it: as long as the plan runs. */
    validForNumberOfPeriods: optionalNumber,
    /**
     * For a coupon of one plan: a path whose last part is its priceId. Without it: it fits every
     * plan.
     */
    singlePlanPath: optionalText,
    /** That plan, where the site's list does not show it. Without it: the plan is in the list. */
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
