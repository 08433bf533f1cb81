import {
  type PauseRecord,
  pauseStates,
  type Subscription,
  subscriptionStates,
} from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
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

/** A customer's hold on a plan. */
export const subscription = v.pipe(
  v.object({
    /** The subscription's id; bills and changes of plan name it. */
    id,
    /**
     * Where it stands. It decides what the portal says, whatever dates stand beside it. Any other
     * value is shown as not known.
     */
    state: oneOf(subscriptionStates, 'unknown'),
    /** What was bought: a plan's `priceId`. */
    priceId: v.string(),
    /** The plan's name. Without it: `name`. */
    title: optionalName,
    /** Its name where there is no title. Without it: the portal says "Your plan". */
    name: optionalName,
    /** What one period costs, in major units, before coupons and credit. */
    price: amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
    /** How long one period lasts. Without it: the price stands without a length. */
    period: optional(period),
    /** It renews by itself. Without it: nothing is said about renewing. */
    recurring: optional(v.boolean()),
    /** It binds the customer for a term; cancelling may cost a fee. Without it: false. */
    contract: flag,
    /** When it began. Without it: not shown. */
    startDate: optionalInstant,
    /**
     * The end of the period that is paid: the next payment, or the end of service. Without it: no
     * date is said.
     */
    periodEnd: optionalInstant,
    /** Set when it is cancelled: access lasts until then. Without it: no end is said. */
    serviceEndDate: optionalInstant,
    /** A change of plan that waits for the end of the period. Without it: none. */
    scheduledChange: optional(
      v.object({
        /** The plan to come. */
        priceId: v.string(),
        /** When it begins. */
        at: instant,
      }),
    ),
    /** The coupon that lowers its price. Without it: none. */
    coupon: optional(
      v.object({
        /** The coupon's code. */
        value: v.string(),
        /** For how many more periods. Without it: no end is said. */
        periodsLeft: optionalNumber,
      }),
    ),
    /** Speed towards the device, in megabits a second. Without it: no speed is said. */
    downloadMbps: optionalNumber,
    /** Speed from the device, in megabits a second. Without it: no speed is said. */
    uploadMbps: optionalNumber,
  }),
  v.transform(({ title, name, price, currency, ...same }): Subscription => ({
    ...same,
    title: title ?? name ?? '',
    price: { minor: price, currency },
  })),
);

/** A pause of a plan. */
export const pauseRecord = v.pipe(
  v.object({
    /** The pause's id. */
    id,
    /** When it begins. */
    startDate: instant,
    /** When it ends. Without it: it runs until the customer ends it. */
    endDate: optionalInstant,
    /** What the pause cost, once, in major units. 0 is free. */
    price: amount,
    /** ISO 4217 code of the amounts beside it. */
    currency: currencyCode,
    /** Where it stands. Any other value is shown as not known. */
    state: oneOf(pauseStates, 'unknown'),
  }),
  v.transform(({ price, currency, ...same }): PauseRecord => ({
    ...same,
    price: { minor: price, currency },
  })),
);
