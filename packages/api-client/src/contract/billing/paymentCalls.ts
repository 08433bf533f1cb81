import { checkoutModes, checkoutStatuses, paymentStatuses } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { invoice, paymentMethod } from './payment';
import { oneOf, optionalId } from '../schemas/answerSchemas';
import { anyId, code, fields, requiredText } from '../schemas/requestSchemas';

const cardForm = { clientSecret: v.string(), publishableKey: v.string() };

/** Opens the card provider's checkout; a user has one open at a time. */
export const createCheckoutSession = defineCall({
  name: 'createCheckoutSession',
  group: 'billing',
  method: 'POST',
  path: '/billing/create-checkout-session',
  base: 'api',
  session: 'visitor',
  status: 201,
  body: fields({
    /** Absent in `setup` mode, which only keeps a card. */
    priceId: v.optional(requiredText(200)),
    couponCode: v.optional(code),
    mode: v.picklist(checkoutModes, 'Choose subscription, payment or setup.'),
    /** A hash path of the portal, where the provider sends the browser back to. */
    returnPath: requiredText(500),
  }),
  answer: v.object({ id: v.string(), ...cardForm }),
  errors: ['COUPON_INVALID', 'NOT_FOUND', 'STATE_CONFLICT', 'IDEMPOTENCY_CONFLICT'],
  idempotent: true,
  idempotencyKey: 'required',
});

/** How a checkout stands. */
export const getSessionStatus = defineCall({
  name: 'getSessionStatus',
  group: 'billing',
  method: 'GET',
  path: '/billing/session-status/:id',
  base: 'api',
  session: 'visitor',
  status: 200,
  params: fields({ id: anyId }),
  answer: v.object({
    status: oneOf(checkoutStatuses, 'unknown'),
    paymentStatus: oneOf(paymentStatuses, 'unknown'),
    subscriptionId: optionalId,
  }),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** Null when none is kept. Not asked on the INTERNAL engine. */
export const getPaymentMethod = defineCall({
  name: 'getPaymentMethod',
  group: 'billing',
  method: 'GET',
  path: '/payment-method',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.nullable(paymentMethod),
  errors: [],
  idempotent: true,
});

/** What the bank's confirmation needs. */
export const getPaymentKeys = defineCall({
  name: 'getPaymentKeys',
  group: 'billing',
  method: 'GET',
  path: '/payment-intent/:id/keys',
  base: 'api',
  session: 'visitor',
  status: 200,
  params: fields({ id: anyId }),
  answer: v.object(cardForm),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** Voids the invoice of a payment that was abandoned. */
export const voidInvoice = defineCall({
  name: 'voidInvoice',
  group: 'billing',
  method: 'POST',
  path: '/invoice/:id/void',
  base: 'api',
  session: 'visitor',
  status: 200,
  params: fields({ id: anyId }),
  answer: invoice,
  errors: ['NOT_FOUND', 'INVOICE_SETTLED'],
  idempotent: true,
});

export const paymentCalls = {
  createCheckoutSession,
  getSessionStatus,
  getPaymentMethod,
  getPaymentKeys,
  voidInvoice,
};
