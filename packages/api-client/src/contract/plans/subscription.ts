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
  optionalNumber,
  optionalText,
  period,
} from '../schemas/answerSchemas';

/** A customer's hold on a plan. */
export const subscription = v.pipe(
  v.object({
    id,
    state: oneOf(subscriptionStates, 'unknown'),
    priceId: v.string(),
    title: optionalText,
    price: amount,
    currency: currencyCode,
    period: optional(period),
    recurring: flag,
    contract: flag,
    startDate: optionalInstant,
    /** The end of the paid period: the next payment, or the end of service. */
    periodEnd: optionalInstant,
    /** Set once cancelled: access stays until then. */
    serviceEndDate: optionalInstant,
    scheduledChange: optional(v.object({ priceId: v.string(), at: instant })),
    coupon: optional(v.object({ value: v.string(), periodsLeft: optionalNumber })),
    downloadMbps: optionalNumber,
    uploadMbps: optionalNumber,
  }),
  v.transform(({ title, price, currency, ...same }): Subscription => ({
    ...same,
    title: title ?? '',
    price: { minor: price, currency },
  })),
);

/** A pause of a plan. */
export const pauseRecord = v.pipe(
  v.object({
    id,
    startDate: instant,
    /** Missing while it runs until the customer ends it. */
    endDate: optionalInstant,
    price: amount,
    currency: currencyCode,
    state: oneOf(pauseStates, 'unknown'),
  }),
  v.transform(({ price, currency, ...same }): PauseRecord => ({
    ...same,
    price: { minor: price, currency },
  })),
);
