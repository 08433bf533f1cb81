import { pauseStates, subscriptionStates } from '@foyer/domain';
import * as v from 'valibot';
import {
  amount,
  currency,
  flag,
  id,
  instant,
  known,
  maybe,
  numeric,
  period,
  someday,
  text,
} from '../parts/answerParts';

/** A customer's hold on a plan. Specification, section 3: "Subscription". */
export const subscription = v.object({
  id,
  state: known(subscriptionStates, 'unknown'),
  priceId: v.string(),
  title: text,
  price: amount,
  currency,
  period: maybe(period),
  recurring: flag,
  contract: flag,
  startDate: someday,
  /** The end of the paid period: the next payment, or the end of service. */
  periodEnd: someday,
  /** Set once cancelled: access stays until then. */
  serviceEndDate: someday,
  scheduledChange: maybe(v.object({ priceId: v.string(), at: instant })),
  coupon: maybe(v.object({ value: v.string(), periodsLeft: numeric })),
  downloadMbps: numeric,
  uploadMbps: numeric,
});

/** A pause of a plan. Specification, section 3: "Pause record". */
export const pauseRecord = v.object({
  id,
  startDate: instant,
  /** Missing while it runs until the customer ends it. */
  endDate: someday,
  price: amount,
  currency,
  state: known(pauseStates, 'unknown'),
});
