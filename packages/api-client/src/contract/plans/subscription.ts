import {
  type PauseRecord,
  pauseStates,
  type Subscription,
  subscriptionStates,
} from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  boolean,
  currencyCode,
  flag,
  id,
  instant,
  oneOf,
  optional,
  optionalInstant,
  optionalName,
  optionalNumber,
  period,
} from '../schemas/answerSchemas';

/** A customer's subscription to a plan. */
export const subscription = v.pipe(
  v.object({
    /** The subscription's id. Invoices and changes of plan refer to it. */
    id,
    /**
     * The subscription's state. It decides what the portal says, whatever the dates are. Any other
     * value is shown as not known.
     */
    state: oneOf(subscriptionStates, 'unknown'),
    /**
     * True if it is cancelled for a later day while it is past due or paused. Without it: only the
     * state says that it is cancelled.
     */
    cancelled: flag,
    /** The `priceId` of the plan that was bought. */
    priceId: v.string(),
    /** The plan's name. Without it: `name`. */
    title: optionalName,
    /** Another name for `title`. Without it: "Your plan". */
    name: optionalName,
    /** The price of one period, in major units, before coupons and credit. */
    price: amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
    /** The length of one period. Without it: the price is shown without a length. */
    period: optional(period),
    /** True if it renews. Without it: the portal says nothing about renewal. */
    recurring: optional(boolean),
    /** True if it has a minimum term. Leaving early may then cost a fee. Without it: false. */
    contract: flag,
    /** When its minimum term ends. Without it: the portal says only that there is one. */
    minimumTermEnd: optionalInstant,
    /**
     * The fee that was paid for leaving its minimum term early, in major units. Keeping the plan refunds it. Without it:
     * the portal says nothing about a fee.
     */
    paidFee: optional(amount),
    /** When it started. Without it: not shown. */
    startDate: optionalInstant,
    /**
     * The end of the paid period: the date of the next payment, or the end of access. Without it:
     * no date is shown.
     */
    periodEnd: optionalInstant,
    /** Present if it is cancelled: when access ends. Without it: no end is shown. */
    serviceEndDate: optionalInstant,
    /** Until when the user can withdraw from its contract. Without it: the portal doesn't offer it. */
    withdrawUntil: optionalInstant,
    /** A change of plan that waits for the end of the period. Without it: none. */
    scheduledChange: optional(
      v.object({
        /** The new plan's `priceId`. */
        priceId: v.string(),
        /** When it begins. Without it: after the pause. */
        at: optionalInstant,
        /**
         * The price of one period of the new plan, in major units of `currency`, before coupons and credit; 0 for a free
         * plan. Without it: the next payment is shown only as far as the dashboard names it.
         */
        price: optional(amount),
      }),
    ),
    /** The coupon on this subscription. Without it: none. */
    coupon: optional(
      v.object({
        /** The coupon's code. */
        value: v.string(),
        /** The number of periods that are left with the discount. Without it: no end is shown. */
        periodsLeft: optionalNumber,
      }),
    ),
    /** The download speed, in megabits a second. Without it: no speed is shown. */
    downloadMbps: optionalNumber,
    /** The upload speed, in megabits a second. Without it: no speed is shown. */
    uploadMbps: optionalNumber,
  }),
  v.transform(
    ({ title, name, price, paidFee, scheduledChange, currency, ...same }): Subscription => ({
      ...same,
      paidFee: paidFee === null ? null : { minor: paidFee, currency },
      scheduledChange: scheduledChange && {
        ...scheduledChange,
        price: scheduledChange.price === null ? null : { minor: scheduledChange.price, currency },
      },
      title: title ?? name ?? '',
      price: { minor: price, currency },
    }),
  ),
);

/** A pause of a plan. */
export const pauseRecord = v.pipe(
  v.object({
    /** The pause's id. */
    id,
    /** When it begins. */
    startDate: instant,
    /** When it ends. Without it: when the customer ends it. */
    endDate: optionalInstant,
    /** The price of the pause, charged once, in major units. 0 is free. */
    price: amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
    /** Its state. Any other value is shown as not known. */
    state: oneOf(pauseStates, 'unknown'),
    /** Until when the end of a pause that has begun refunds a part of a payment for it. Without it: only before it begins. */
    refundableUntil: optionalInstant,
    /** What its end refunds now, in major units: of each payment that can be withdrawn from, the days that are not used. Without it: the price, until `refundableUntil`. */
    refundAmount: optional(amount),
  }),
  v.transform(({ price, currency, ...same }): PauseRecord => ({
    ...same,
    price: { minor: price, currency },
  })),
);
