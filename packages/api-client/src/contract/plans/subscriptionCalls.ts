import type { ContractState } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { subscription } from './subscription';
import { amount, currencyCode, optional, optionalId, period } from '../schemas/answerSchemas';
import { code, fields, requiredText } from '../schemas/requestSchemas';

const cancellation = fields({
  /** One of the reasons that the portal offers, or the customer's own words. */
  cancellationReason: requiredText(500),
});

/** What the customer holds. */
export const getSubscription = defineCall({
  name: 'getSubscription',
  group: 'plans',
  method: 'GET',
  path: '/subscription',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.object({
    /** The customer has access by a plan now. */
    active: v.boolean(),
    /** The plan that they hold or held last. Without it: none is shown. */
    subscription: optional(subscription),
  }),
  errors: [],
  idempotent: true,
});

/** Ends at the period's end. */
export const cancelSubscription = defineCall({
  name: 'cancelSubscription',
  group: 'plans',
  method: 'DELETE',
  path: '/subscription',
  base: 'api',
  session: 'user',
  status: 200,
  body: cancellation,
  mayAnswerNothing: true,
  answer: subscription,
  errors: ['STATE_CONFLICT', 'FORBIDDEN'],
  idempotent: false,
});

/** Cancels a contract, its fee included. */
export const cancelContract = defineCall({
  name: 'cancelContract',
  group: 'plans',
  method: 'POST',
  path: '/contract-subscription',
  base: 'api',
  session: 'user',
  status: 200,
  body: cancellation,
  mayAnswerNothing: true,
  answer: subscription,
  errors: ['STATE_CONFLICT', 'FORBIDDEN', 'PAYMENT_DECLINED'],
  idempotent: true,
  idempotencyKey: 'required',
});

/** What leaving a contract now would cost; changes nothing. */
export const quoteCancellationFee = defineCall({
  name: 'quoteCancellationFee',
  group: 'plans',
  method: 'POST',
  path: '/contract-subscription/early-cancellation-fee',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.pipe(
    v.object({
      /** How much of the term is left. */
      remainingTime: period,
      /** What leaving now costs, in major units. 0 is free. */
      amountToCharge: amount,
      /** ISO 4217 code of the amounts beside it. */
      currency: currencyCode,
    }),
    v.transform(({ remainingTime, amountToCharge, currency }): ContractState => ({
      remainingTime,
      amountToCharge: { minor: amountToCharge, currency },
    })),
  ),
  errors: ['STATE_CONFLICT'],
  idempotent: true,
});

/** Takes a cancellation back. */
export const reviveSubscription = defineCall({
  name: 'reviveSubscription',
  group: 'plans',
  method: 'POST',
  path: '/subscription/revive',
  base: 'api',
  session: 'user',
  status: 200,
  mayAnswerNothing: true,
  answer: subscription,
  errors: ['STATE_CONFLICT'],
  idempotent: false,
});

/** Buys on the INTERNAL engine. */
export const createInternalSubscription = defineCall({
  name: 'createInternalSubscription',
  group: 'plans',
  method: 'POST',
  path: '/internal-subscription',
  base: 'api',
  session: 'visitor',
  status: 201,
  body: fields({
    /** The plan to buy. */
    priceId: requiredText(200),
    /** A coupon that was validated before. */
    couponCode: v.optional(code),
  }),
  mayAnswerNothing: true,
  answer: v.object({
    /** The new subscription. */
    subscriptionId: v.string(),
    /**
     * Set where the card provider has to confirm the payment. Without it: nothing is to confirm,
     * the plan is bought.
     */
    paymentIntentId: optionalId,
    /** The invoice to void when that payment is abandoned. Without it: none is voided. */
    invoiceId: optionalId,
  }),
  errors: [
    'COUPON_INVALID',
    'NOT_FOUND',
    'STATE_CONFLICT',
    'PAYMENT_DECLINED',
    'IDEMPOTENCY_CONFLICT',
  ],
  idempotent: true,
  idempotencyKey: 'required',
});

/** Takes a plan that costs nothing. */
export const activateFreePlan = defineCall({
  name: 'activateFreePlan',
  group: 'plans',
  method: 'POST',
  path: '/internal-subscription/activate-free',
  base: 'api',
  session: 'visitor',
  status: 201,
  /** The coupon opens a hidden plan. */
  body: fields({
    /** The plan to take; its price is 0. */
    priceId: requiredText(200),
    /** A coupon that opens a hidden plan. */
    couponCode: v.optional(code),
  }),
  mayAnswerNothing: true,
  answer: v.pipe(
    v.object({
      /** The new subscription. */
      subscriptionId: v.string(),
    }),
    v.transform(({ subscriptionId }) => subscriptionId),
  ),
  errors: ['COUPON_INVALID', 'NOT_FOUND', 'STATE_CONFLICT', 'IDEMPOTENCY_CONFLICT'],
  idempotent: true,
  idempotencyKey: 'required',
});

export const subscriptionCalls = {
  getSubscription,
  cancelSubscription,
  cancelContract,
  quoteCancellationFee,
  reviveSubscription,
  createInternalSubscription,
  activateFreePlan,
};
