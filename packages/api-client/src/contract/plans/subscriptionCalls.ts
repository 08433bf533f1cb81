import type { ContractState } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { subscription } from './subscription';
import {
  amount,
  boolean,
  currencyCode,
  optional,
  optionalId,
  optionalInstant,
  optionalName,
  period,
} from '../schemas/answerSchemas';
import { agreed, code, fields, requiredText, shown } from '../schemas/requestSchemas';

const cancellationEntries = {
  /** One of the reasons that the portal offers, or the customer's own words. */
  cancellationReason: requiredText(500),
};

/** The customer's subscription. */
export const getSubscription = defineCall({
  name: 'getSubscription',
  group: 'plans',
  method: 'GET',
  path: '/subscription',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.object({
    /** True if a plan gives the customer access now. */
    active: boolean,
    /** The current subscription, or the last one. Without it: no plan is shown. */
    subscription: optional(subscription),
  }),
  errors: [],
  idempotent: true,
});

/** Cancels the subscription at the end of its period. */
export const cancelSubscription = defineCall({
  name: 'cancelSubscription',
  group: 'plans',
  method: 'DELETE',
  path: '/subscription',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({
    ...cancellationEntries,
    /**
     * True: a plan with a minimum term ends free of charge with that term (`freeEnd` of the fee's quote) and renews until
     * then. Without it: such a plan is refused.
     */
    atTermEnd: v.optional(v.boolean('Send true or false.')),
  }),
  mayAnswerNothing: true,
  answer: subscription,
  errors: ['STATE_CONFLICT', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Cancels a plan with a minimum term and charges the fee for leaving early. */
export const cancelContract = defineCall({
  name: 'cancelContract',
  group: 'plans',
  method: 'POST',
  path: '/contract-subscription',
  base: 'api',
  session: 'user',
  status: 200,
  body: fields({ ...cancellationEntries, ...shown }),
  mayAnswerNothing: true,
  answer: subscription,
  errors: [
    'STATE_CONFLICT',
    'PREVIEW_EXPIRED',
    'FORBIDDEN',
    'PAYMENT_DECLINED',
    'TOO_MANY_REQUESTS',
  ],
  idempotent: true,
  idempotencyKey: 'required',
});

/** Answers the fee for leaving a minimum term now. Changes nothing. */
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
      /** The rest of the minimum term. */
      remainingTime: period,
      /** The fee for leaving now, in major units. 0 is free. */
      amountToCharge: amount,
      /** ISO 4217 code of the amounts beside it. */
      currency: currencyCode,
      /** When the plan ends if it is cancelled free of charge, for the end of its minimum term. Without it: not offered. */
      freeEnd: optionalInstant,
      /** Until when the customer can withdraw instead, which costs less than the fee. Without it: they can't. */
      withdrawUntil: optionalInstant,
      /** The order number that the customer withdraws with. Without it: the form asks for it. */
      withdrawOrder: optionalName,
    }),
    v.transform(({ remainingTime, amountToCharge, currency, ...ends }): ContractState => ({
      ...ends,
      remainingTime,
      amountToCharge: { minor: amountToCharge, currency },
    })),
  ),
  errors: ['STATE_CONFLICT'],
  idempotent: true,
});

/** Undoes a cancellation. */
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
  errors: ['STATE_CONFLICT', 'TOO_MANY_REQUESTS'],
  idempotent: false,
});

/** Buys a plan on the INTERNAL engine. */
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
    ...shown,
    ...agreed,
  }),
  mayAnswerNothing: true,
  answer: v.object({
    /** The new subscription. */
    subscriptionId: v.string(),
    /** Present if the payment provider must confirm the payment. Without it: the plan is bought. */
    paymentIntentId: optionalId,
    /**
     * The invoice to void if the customer abandons that payment. Without it: no invoice is voided.
     */
    invoiceId: optionalId,
  }),
  errors: [
    'COUPON_INVALID',
    'FEE_OWED',
    'NOT_FOUND',
    'STATE_CONFLICT',
    'PREVIEW_EXPIRED',
    'PAYMENT_DECLINED',
    'IDEMPOTENCY_CONFLICT',
    'TOO_MANY_REQUESTS',
    'WITHDRAWN_OFTEN',
  ],
  idempotent: true,
  idempotencyKey: 'required',
});

/** Starts a free plan. */
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
    /** The free plan to start. */
    priceId: requiredText(200),
    /** A coupon that opens a hidden plan. */
    couponCode: v.optional(code),
    /** True if the buyer accepted the terms. Without it: the order did not ask. */
    acceptsTerms: agreed.acceptsTerms,
  }),
  mayAnswerNothing: true,
  answer: v.pipe(
    v.object({
      /** The new subscription. */
      subscriptionId: v.string(),
    }),
    v.transform(({ subscriptionId }) => subscriptionId),
  ),
  errors: [
    'COUPON_INVALID',
    'NOT_FOUND',
    'STATE_CONFLICT',
    'IDEMPOTENCY_CONFLICT',
    'TOO_MANY_REQUESTS',
  ],
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
