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
  optionalLink,
  optionalNumber,
  optionalText,
  textOrEmpty,
} from '../schemas/answerSchemas';
import { fields, isoInstant } from '../schemas/requestSchemas';
import { toIso } from '../schemas/toIso';

const measured = v.pipe(
  v.number('Send a number.'),
  v.finite(),
  v.minValue(0, 'Send zero or more.'),
);

/** The data of the dashboard. */
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
      /** The id of the subscription. Without it: the id in `subscription`. */
      subscriptionId: optionalId,
      /** The subscription. Without it: the dashboard shows no plan. */
      subscription: optional(subscription),
      /**
       * The payment method for the next payment. Without it: the portal requests the payment
       * method. On the INTERNAL engine there is no saved card.
       */
      paymentMethod: optional(paymentMethod),
      /**
       * Flags by name. `speedTest` or `home_networking` false takes that action off the dashboard.
       * Unknown flags are ignored. Without it: none is taken off.
       */
      features: flags,
      /** The user whom the page greets. Without it: the page greets nobody by name. */
      userInfo: optional(
        v.object({
          /** The first name. Without it: left out. */
          firstName: textOrEmpty,
          /** The last name. Without it: left out. */
          lastName: textOrEmpty,
          /** The email address. Without it: left out. */
          email: optionalText,
        }),
      ),
      /**
       * When the next payment is taken. Null while a payment is overdue. Without it: the
       * end of the period of an active plan that renews; otherwise no date is shown.
       */
      nextPaymentDate: optionalInstant,
      /**
       * The next payment, after coupon and credit. Without it: the price of an active plan that renews, if no
       * coupon, credit or planned change moves it; otherwise not known.
       */
      nextPayment: optional(
        v.object({
          /** The amount, in major units. */
          amount,
          /** ISO 4217 code of the amounts beside it. */
          currency: currencyCode,
          /**
           * The credit from an earlier change of plan that pays part of it, in major units. Without
           * it: none.
           */
          credit: optional(amount),
        }),
      ),
      /** When a pause that is booked begins. Without it: the dashboard names no pause before it begins. */
      pauseStart: optionalInstant,
      /** When access ends after a cancellation. Without it: no end is shown. */
      serviceEndDate: optionalInstant,
      /**
       * The time on the day of `serviceEndDate`, `HH:mm` in UTC. Without it: the time in
       * `serviceEndDate`.
       */
      serviceEndTime: optionalText,
      /** The number of device slots in use. Without it: slots are not shown. */
      devicesUsed: optionalNumber,
      /** The number of device slots. Without it: slots are not shown. */
      deviceSlots: optionalNumber,
      /**
       * Where the browser gets the key card as a signed pass for Apple Wallet (`application/vnd.apple.pkpass`), without
       * a session: http or https. Without it: the page of the key card has no button for Apple Wallet.
       */
      appleWalletUrl: optionalLink,
      /**
       * Where the browser gets the key card as a signed pass for Google Wallet, without a session: an address that
       * redirects to `https://pay.google.com/gp/v/save/…`, or that address itself. Without it: the page of the key card has no
       * button for Google Wallet.
       */
      googleWalletUrl: optionalLink,
    }),
    v.transform(({ nextPayment, ...same }): Dashboard => ({
      ...same,
      subscriptionId: same.subscriptionId ?? same.subscription?.id ?? null,
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

/** Saves the result of a speed test. */
export const saveSpeedTest = defineCall({
  name: 'saveSpeedTest',
  group: 'devices',
  method: 'POST',
  path: '/speed-test',
  base: 'api',
  session: 'visitor',
  status: 204,
  body: fields({
    /** The download speed, in megabits a second. */
    downloadMbps: measured,
    /** The upload speed, in megabits a second. */
    uploadMbps: measured,
    /** The round-trip time, in milliseconds. */
    latencyMs: measured,
    /** The variation of the round-trip time, in milliseconds. */
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
