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
  query: fields({ priceId: requiredText(200), coupon: v.optional(code) }),
  answer: v.pipe(
    v.object({
      id,
      userID: id,
      /** Today's charge. */
      costToPay: amount,
      couponApplied: flag,
      isCouponValid: flag,
      /** The moment the figures hold for; repeated when confirming. */
      prorationDate: instant,
      /** Unused time on the present plan, given back. */
      credit: amount,
      tax: amount,
      nextAmount: amount,
      nextPaymentDate: optionalInstant,
      effective: oneOf(upgradeEffects, 'unknown'),
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
    /** The id of the upgrade info. */
    id: requiredText(200),
    priceId: requiredText(200),
    coupon: v.optional(code),
    prorationDate: isoInstant,
  }),
  toWire: ({ prorationDate, ...confirmed }: UpgradeConfirmation) => ({
    ...confirmed,
    prorationDate: toIso(prorationDate),
  }),
  answer: v.pipe(
    v.object({
      userId: id,
      newSubscription: v.object({ id }),
      paymentIntentId: optionalId,
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
