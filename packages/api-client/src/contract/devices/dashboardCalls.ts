import type { Dashboard, SpeedTestResult } from '@foyer/domain';
import * as v from 'valibot';
import { paymentMethod } from '../billing/payment';
import { defineCall } from '../define/defineCall';
import { subscription } from '../plans/subscription';
import {
  amount,
  currencyCode,
  flags,
  optional,
  optionalId,
  optionalInstant,
  optionalNumber,
  optionalText,
} from '../schemas/answerSchemas';
import { fields, isoInstant } from '../schemas/requestSchemas';
import { toIso } from '../schemas/toIso';

const measured = v.pipe(
  v.number('Send a number.'),
  v.finite(),
  v.minValue(0, 'Send zero or more.'),
);

/** What the dashboard shows. */
export const getDashboard = defineCall({
  name: 'getDashboard',
  group: 'devices',
  method: 'GET',
  path: '/dashboard',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.pipe(
    v.object({
      /** The subscription that is shown. Without it: that of `subscription`. */
      subscriptionId: optionalId,
      /** All of it. Without it: the dashboard shows no plan. */
      subscription: optional(subscription),
      /**
       * How the next payment is taken. Without it: the portal asks for the payment method; on the
       * INTERNAL engine, no card is kept.
       */
      paymentMethod: optional(paymentMethod),
      /** Flags by name; the flags of the site info decide. Without it: none. */
      features: flags,
      /** Whom the page greets. Without it: nobody by name. */
      userInfo: optional(
        v.object({
          /** Their first name. Without it: left out. */
          firstName: optionalText,
          /** Their last name. Without it: left out. */
          lastName: optionalText,
          /** Their address. Without it: left out. */
          email: optionalText,
        }),
      ),
      /** When the next payment is taken; null while one is late. Without it: no date is said. */
      nextPaymentDate: optionalInstant,
      /**
       * What that payment will be, coupon and credit taken off. Without it: no sum is said, and
       * none is denied.
       */
      nextPayment: optional(
        v.object({
          /** The sum, in major units. */
          amount,
          /** ISO 4217 code of the amounts beside it. */
          currency: currencyCode,
          /** The credit of an earlier change that pays a part, in major units. Without it: none. */
          credit: optional(amount),
        }),
      ),
      /** Until when access lasts once the plan is cancelled. Without it: no end is said. */
      serviceEndDate: optionalInstant,
      /**
       * `HH:mm` in UTC on the day of `serviceEndDate`. Without it: the date tells the time itself.
       */
      serviceEndTime: optionalText,
      /** How many slots are taken. Without it: not counted. */
      devicesUsed: optionalNumber,
      /** How many slots there are. Without it: not counted. */
      deviceSlots: optionalNumber,
    }),
    v.transform(({ userInfo, nextPayment, ...same }): Dashboard => ({
      ...same,
      subscriptionId: same.subscriptionId ?? same.subscription?.id ?? null,
      userInfo: userInfo && {
        firstName: userInfo.firstName ?? '',
        lastName: userInfo.lastName ?? '',
        email: userInfo.email,
      },
      nextPayment: nextPayment && {
        minor: nextPayment.amount,
        currency: nextPayment.currency,
      },
      creditOnNextPayment: nextPayment?.credit
        ? { minor: nextPayment.credit, currency: nextPayment.currency }
        : null,
    })),
  ),
  errors: [],
  idempotent: true,
});

/** Keeps the result of a speed test. */
export const saveSpeedTest = defineCall({
  name: 'saveSpeedTest',
  group: 'devices',
  method: 'POST',
  path: '/speed-test',
  base: 'api',
  session: 'visitor',
  status: 204,
  body: fields({
    /** Megabits a second towards the device. */
    downloadMbps: measured,
    /** Megabits a second from the device. */
    uploadMbps: measured,
    /** Milliseconds there and back. */
    latencyMs: measured,
    /** How much that varies, in milliseconds. */
    jitterMs: measured,
    /** When it was measured. */
    at: isoInstant,
  }),
  toWire: (result: SpeedTestResult) => ({ ...result, at: toIso(result.at) }),
  errors: ['TOO_MANY_REQUESTS'],
  idempotent: false,
});

export const dashboardCalls = {
  getDashboard,
  saveSpeedTest,
};
