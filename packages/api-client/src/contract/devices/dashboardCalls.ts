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
      subscriptionId: optionalId,
      subscription: optional(subscription),
      paymentMethod: optional(paymentMethod),
      features: flags,
      userInfo: optional(
        v.object({ firstName: optionalText, lastName: optionalText, email: optionalText }),
      ),
      /** Null while a payment is overdue as well: what comes after depends on it. */
      nextPaymentDate: optionalInstant,
      /** What that payment will be, coupon and credit taken off. */
      nextPayment: optional(
        v.object({
          amount,
          currency: currencyCode,
          /** The credit of an earlier change that pays a part; missing for none. */
          credit: optional(amount),
        }),
      ),
      serviceEndDate: optionalInstant,
      /** `HH:mm` in UTC on the day of `serviceEndDate`; missing when the date tells the time itself. */
      serviceEndTime: optionalText,
      devicesUsed: optionalNumber,
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
    downloadMbps: measured,
    uploadMbps: measured,
    latencyMs: measured,
    jitterMs: measured,
    at: isoInstant,
  }),
  toWire: (result: SpeedTestResult) => ({ ...result, at: toIso(result.at) }),
  errors: [],
  idempotent: false,
});

export const dashboardCalls = {
  getDashboard,
  saveSpeedTest,
};
