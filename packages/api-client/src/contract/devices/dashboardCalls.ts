import * as v from 'valibot';
import { paymentMethod } from '../billing/payment';
import { defineCall } from '../define/defineCall';
import {
  amount,
  currency,
  flags,
  maybe,
  maybeId,
  numeric,
  someday,
  text,
} from '../parts/answerParts';
import { subscription } from '../plans/subscription';

/** What the dashboard shows. Specification, section 7: GET /dashboard; section 3: "Dashboard". */
export const getDashboard = defineCall({
  name: 'getDashboard',
  group: 'devices',
  method: 'GET',
  path: '/dashboard',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.object({
    subscriptionId: maybeId,
    subscription: maybe(subscription),
    paymentMethod: maybe(paymentMethod),
    features: flags,
    userInfo: maybe(v.object({ firstName: text, lastName: text, email: text })),
    /** Null while a payment is overdue as well: what comes after depends on it. */
    nextPaymentDate: someday,
    /** What that payment will be, coupon taken off. */
    nextPayment: maybe(v.object({ amount, currency })),
    serviceEndDate: someday,
    /** `HH:mm` in UTC on the day of `serviceEndDate`; missing when the date tells the time itself. */
    serviceEndTime: text,
    devicesUsed: numeric,
    deviceSlots: numeric,
  }),
  errors: [],
  idempotent: true,
});

/** Keeps the result of a speed test. Specification, section 7: POST /speed-test. */
export const saveSpeedTest = defineCall({
  name: 'saveSpeedTest',
  group: 'devices',
  method: 'POST',
  path: '/speed-test',
  base: 'api',
  session: 'visitor',
  status: 204,
  errors: [],
  idempotent: false,
});
