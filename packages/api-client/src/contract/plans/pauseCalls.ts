import type { Instant, Money } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { pauseRecord } from './subscription';
import { amount, currencyCode, link, optionalText } from '../schemas/answerSchemas';
import { fields, isoInstant } from '../schemas/requestSchemas';
import { toIso } from '../schemas/toIso';

const endDate = v.nullable(isoInstant);

const dates = fields({
  /** When the pause begins. */
  startDate: isoInstant,
  /** When the pause ends. Null: the customer ends it. */
  endDate,
});

/** Without an end the pause runs until the customer ends it. */
type PauseDates = { readonly startDate: Instant; readonly endDate: Instant | null };

const endToIso = (end: Instant | null) => (end === null ? null : toIso(end));

const datesToWire = ({ startDate, endDate: end }: PauseDates) => ({
  startDate: toIso(startDate),
  endDate: endToIso(end),
});

/** The current or planned pause. Null when there is none. */
export const getPause = defineCall({
  name: 'getPause',
  group: 'plans',
  method: 'GET',
  path: '/pause',
  base: 'api',
  session: 'user',
  status: 200,
  whenAbsent: 'absent',
  answer: v.nullable(pauseRecord),
  errors: [],
  idempotent: true,
});

/** Pauses the plan and charges the price once. */
export const createPause = defineCall({
  name: 'createPause',
  group: 'plans',
  method: 'POST',
  path: '/pause',
  base: 'api',
  session: 'user',
  status: 201,
  body: dates,
  toWire: datesToWire,
  mayAnswerNothing: true,
  answer: pauseRecord,
  errors: ['PAUSE_DATES_REFUSED', 'STATE_CONFLICT', 'PAYMENT_DECLINED', 'TOO_MANY_REQUESTS'],
  idempotent: true,
  idempotencyKey: 'required',
});

/** Changes the dates of a pause. */
export const updatePause = defineCall({
  name: 'updatePause',
  group: 'plans',
  method: 'PATCH',
  path: '/pause',
  base: 'api',
  session: 'user',
  status: 200,
  body: dates,
  toWire: datesToWire,
  mayAnswerNothing: true,
  answer: pauseRecord,
  errors: ['PAUSE_DATES_REFUSED', 'STATE_CONFLICT', 'PAYMENT_DECLINED', 'TOO_MANY_REQUESTS'],
  idempotent: true,
  idempotencyKey: 'required',
});

/** Changes only the end of a pause. */
export const updatePauseEnd = defineCall({
  name: 'updatePauseEnd',
  group: 'plans',
  method: 'PATCH',
  path: '/pause/end-date',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    /** The new end. Null: the customer ends the pause. */
    endDate,
  }),
  toWire: (end: Pick<PauseDates, 'endDate'>) => ({ endDate: endToIso(end.endDate) }),
  mayAnswerNothing: true,
  answer: pauseRecord,
  errors: ['PAUSE_DATES_REFUSED', 'STATE_CONFLICT', 'PAYMENT_DECLINED', 'TOO_MANY_REQUESTS'],
  idempotent: true,
  idempotencyKey: 'required',
});

/** Answers the price of a pause for these dates. Saves nothing. */
export const quotePausePrice = defineCall({
  name: 'quotePausePrice',
  group: 'plans',
  method: 'PATCH',
  path: '/pause/update-price',
  base: 'api',
  session: 'user',
  status: 200,
  body: dates,
  toWire: datesToWire,
  answer: v.pipe(
    v.object({
      /** The price of the pause, charged once, in major units. 0 is free. */
      price: amount,
      /** ISO 4217 code of the amounts beside it. */
      currency: currencyCode,
    }),
    v.transform(({ price, currency }): Money => ({ minor: price, currency })),
  ),
  errors: ['PAUSE_DATES_REFUSED'],
  idempotent: true,
});

/** Ends the pause now. */
export const endPause = defineCall({
  name: 'endPause',
  group: 'plans',
  method: 'DELETE',
  path: '/unpause',
  base: 'api',
  session: 'user',
  status: 204,
  errors: ['STATE_CONFLICT', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** The link for feedback. */
export const getFeedbackInfo = defineCall({
  name: 'getFeedbackInfo',
  group: 'plans',
  method: 'GET',
  path: '/feedback/info',
  base: 'api',
  session: 'visitor',
  status: 200,
  whenAbsent: null,
  answer: v.object({
    /** The feedback page: http or https. */
    url: link,
    /** The link's text. Without it: the portal's own. */
    text: optionalText,
  }),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const pauseCalls = {
  getPause,
  createPause,
  updatePause,
  updatePauseEnd,
  quotePausePrice,
  endPause,
  getFeedbackInfo,
};
