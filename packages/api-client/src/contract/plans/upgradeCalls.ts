import { type Instant, upgradeEffects, type UpgradeInfo, type UpgradeResult } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import {
  amount,
  currencyCode,
  flag,
  id,
  instant,
  moneyOrNull,
  number,
  oneOf,
  optional,
  optionalId,
  optionalInstant,
  optionalNumber,
} from '../schemas/answerSchemas';
import { code, fields, isoInstant, requiredText } from '../schemas/requestSchemas';
import { toIso } from '../schemas/toIso';

/** Answers what a change of plan would cost. */
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
      /** The preview's id. The confirmation sends it back. */
      id,
      /** The account's id. */
      userID: id,
      /** Today's charge, in major units. */
      costToPay: amount,
      /** True if the figures include the coupon. Without it: false. */
      couponApplied: flag,
      /** True if the coupon in the request is valid. Without it: false. */
      isCouponValid: flag,
      /** What the coupon does. Without it: the portal only names the coupon. */
      coupon: optional(
        v.object({
          /** How much less `costToPay` is because of the coupon, in major units. */
          saving: amount,
          /** The number of payments after this one that it lowers. Without it: all of them. */
          periodsLeft: optionalNumber,
        }),
      ),
      /** The moment of the calculation. The confirmation sends it back. */
      prorationDate: instant,
      /** The credit for unused time on the current plan, in major units. 0 for no credit. */
      credit: amount,
      /** The credit that stays after the change, for later payments, in major units. Without it: not known. */
      creditLeft: optional(amount),
      /** The tax in today's charge, in major units. */
      tax: amount,
      /** The next regular payment, in major units. */
      nextAmount: amount,
      /** The date of the next regular payment. Without it: for `periodEnd`, the subscription's `periodEnd`. */
      nextPaymentDate: optionalInstant,
      /**
       * The last moment to withdraw from the change, if it is ordered now. Without it: the site's days to withdraw, and up
       * to 3 more for a last day at a weekend.
       */
      withdrawUntil: optionalInstant,
      /** When the change takes effect: `now`, or `periodEnd` for the end of the paid period. */
      effective: oneOf(upgradeEffects, 'unknown'),
      /**
       * The minimum term after the change, for a customer who has one or gets one. Without it: if a term runs, the portal
       * says that there may be a fee.
       */
      minimumTerm: optional(
        v.object({
          /** When it ends. */
          end: instant,
          /** The fee for leaving early, in percent of `monthlyPrice` for each month that is left. */
          feePercent: number,
          /** The monthly price that the fee is a share of, in major units. */
          monthlyPrice: amount,
        }),
      ),
      /** ISO 4217 code of the amounts beside it. */
      currency: currencyCode,
    }),
    v.transform(
      ({
        userID,
        costToPay,
        credit,
        creditLeft,
        tax,
        nextAmount,
        coupon,
        minimumTerm: term,
        currency,
        ...same
      }): UpgradeInfo => ({
        ...same,
        userId: userID,
        costToPay: { minor: costToPay, currency },
        credit: { minor: credit, currency },
        creditLeft: moneyOrNull(creditLeft, currency),
        tax: { minor: tax, currency },
        nextAmount: { minor: nextAmount, currency },
        coupon: coupon && { ...coupon, saving: { minor: coupon.saving, currency } },
        minimumTerm: term && { ...term, monthlyPrice: { minor: term.monthlyPrice, currency } },
      }),
    ),
  ),
  errors: ['FEE_OWED', 'NOT_FOUND', 'STATE_CONFLICT', 'TERM_RUNS', 'TOO_MANY_REQUESTS'],
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
 * Changes the plan and charges exactly the amount of the preview. With the current plan's `priceId`
 * it cancels a scheduled change.
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
    /** The plan to change to. The current plan's `priceId` cancels a scheduled change. */
    priceId: requiredText(200),
    /** The coupon's code in the preview. */
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
      /** The account's id. */
      userId: id,
      /** The subscription after the change. */
      newSubscription: v.object({
        /** The subscription's id. */
        id,
      }),
      /**
       * Present if the bank must confirm the payment. Without it: the payment needs no
       * confirmation.
       */
      paymentIntentId: optionalId,
      /**
       * The invoice to void if the customer abandons that payment. Without it: no invoice is
       * voided.
       */
      invoiceId: optionalId,
    }),
    v.transform(({ newSubscription, ...same }): UpgradeResult => ({
      ...same,
      newSubscriptionId: newSubscription.id,
    })),
  ),
  errors: [
    'FEE_OWED',
    'NOT_FOUND',
    'STATE_CONFLICT',
    'TERM_RUNS',
    'PREVIEW_EXPIRED',
    'PAYMENT_DECLINED',
    'IDEMPOTENCY_CONFLICT',
    'TOO_MANY_REQUESTS',
    'WITHDRAWN_OFTEN',
  ],
  idempotent: true,
  idempotencyKey: 'required',
});

export const upgradeCalls = {
  getUpgradeInfo,
  upgradeSubscription,
};
