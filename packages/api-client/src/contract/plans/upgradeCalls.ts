import { upgradeEffects } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { amount, currency, flag, id, instant, known, maybeId, someday } from '../parts/answerParts';

/** What a change of plan would cost. Specification, section 7: GET /subscription/upgrade/info. */
export const getUpgradeInfo = defineCall({
  name: 'getUpgradeInfo',
  group: 'plans',
  method: 'GET',
  path: '/subscription/upgrade/info',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.object({
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
    nextPaymentDate: someday,
    effective: known(upgradeEffects, 'unknown'),
    currency,
  }),
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
  idempotent: true,
});

/**
 * Changes the plan and charges exactly what was shown. With the present plan's `priceId` it withdraws
 * a scheduled change. Specification, section 7: POST /subscription/upgrade.
 */
export const upgradeSubscription = defineCall({
  name: 'upgradeSubscription',
  group: 'plans',
  method: 'POST',
  path: '/subscription/upgrade',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.object({
    userId: id,
    newSubscription: v.object({ id }),
    paymentIntentId: maybeId,
    invoiceId: maybeId,
  }),
  errors: [
    'NOT_FOUND',
    'STATE_CONFLICT',
    'PREVIEW_EXPIRED',
    'PAYMENT_DECLINED',
    'IDEMPOTENCY_CONFLICT',
  ],
  idempotent: true,
  keyed: true,
});
