import { type Instant, upgradeEffects, type UpgradeInfo, type UpgradeResult } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import {
  amount,
  currencyCode,
  flag,
  id,
  instant,
  oneOf,
  optionalId,
  optionalInstant,
} from '../schemas/answerSchemas';
import { code, fields, isoInstant, requiredText } from '../schemas/requestSchemas';
import { toIso } from '../schemas/toIso';

/** What a change of plan would cost. */
export const getUpgradeInfo = defineCall({
  name: 'getUpgradeInfo',
  group: 'plans',
  method: 'GET',
  path: '/subscription/upgrade/info',
  base: 'api',
  session: 'user',
  status: 200,
  query: fields({
    /** The plan to change to. */
    priceId: requiredText(200),
    /** A coupon's code. */
    coupon: v.optional(code),
  }),
  answer: v.pipe(
    v.object({
      /** Names this preview; the confirmation sends it. */
      id,
      /** Whose preview it is. */
      userID: id,
      /** Today's charge, in major units. */
      costToPay: amount,
      /** The figures hold with the coupon. Without it: false. */
      couponApplied: flag,
      /** The coupon that was sent is valid. Without it: false. */
      isCouponValid: flag,
      /** The moment that the figures hold for; the confirmation sends it. */
      prorationDate: instant,
      /** What is given back for unused time on the present plan, in major units; 0 for nothing. */
      credit: amount,
      /** The tax in today's charge, in major units. */
      tax: amount,
      /** The next regular payment, in major units. */
      nextAmount: amount,
      /** When that is. Without it: no date is said. */
      nextPaymentDate: optionalInstant,
      /** `now`, or `periodEnd` for a change that waits for the end of the period. */
      effective: oneOf(upgradeEffects, 'unknown'),
      /** ISO 4217 code of the amounts beside it. */
      currency: currencyCode,
    }),
    v.transform(
      ({ userID, costToPay, credit, tax, nextAmount, currency, ...same }): UpgradeInfo => ({
        ...same,
        userId: userID,
        costToPay: { minor: costToPay, currency },
        credit: { minor: credit, currency },
        tax: { minor: tax, currency },
        nextAmount: { minor: nextAmount, currency },
      }),
    ),
  ),
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
  idempotent: true,
});

/** The plan change that the customer saw and confirms. */
type UpgradeConfirmation = {
  /** The upgrade info's id. */
  readonly id: string;
  readonly priceId: string;
  readonly coupon?: string | undefined;
  readonly prorationDate: Instant;
};

/**
 * Changes the plan and charges exactly what was shown. With the present plan's `priceId` it
 * withdraws a scheduled change.
 */
export const upgradeSubscription = defineCall({
  name: 'upgradeSubscription',
  group: 'plans',
  method: 'POST',
  path: '/subscription/upgrade',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    /** The id of the preview that the customer saw. */
    id: requiredText(200),
    /** The plan to change to; the present one withdraws a change that waits. */
    priceId: requiredText(200),
    /** The coupon's code that the preview had. */
    coupon: v.optional(code),
    /** The preview's `prorationDate`. */
    prorationDate: isoInstant,
  }),
  toWire: ({ prorationDate, ...confirmed }: UpgradeConfirmation) => ({
    ...confirmed,
    prorationDate: toIso(prorationDate),
  }),
  mayAnswerNothing: true,
  answer: v.pipe(
    v.object({
      /** Whose subscription it is. */
      userId: id,
      /** The subscription after the change. */
      newSubscription: v.object({
        /** Its id. */
        id,
      }),
      /** Set where the bank has to confirm the payment. Without it: nothing is to confirm. */
      paymentIntentId: optionalId,
      /** The invoice to void when that payment is abandoned. Without it: none is voided. */
      invoiceId: optionalId,
    }),
    v.transform(({ newSubscription, ...same }): UpgradeResult => ({
      ...same,
      newSubscriptionId: newSubscription.id,
    })),
  ),
  errors: [
    'NOT_FOUND',
    'STATE_CONFLICT',
    'PREVIEW_EXPIRED',
    'PAYMENT_DECLINED',
    'IDEMPOTENCY_CONFLICT',
  ],
  idempotent: true,
  idempotencyKey: 'required',
});

export const upgradeCalls = {
  getUpgradeInfo,
  upgradeSubscription,
};
