import { checkoutModes, checkoutStatuses, paymentStatuses } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { invoice, paymentMethod } from './payment';
import { oneOf, optionalId } from '../schemas/answerSchemas';
import { anyId, code, fields, requiredText } from '../schemas/requestSchemas';

const cardForm = {
  /** What the card provider's form is opened with. */
  clientSecret: v.string(),
  /** The card provider's public key. */
  publishableKey: v.string(),
};

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
    /** The plan to buy; absent in `setup` mode, which only keeps a card. */
    priceId: v.optional(requiredText(200)),
    /** A coupon that was validated before. */
    couponCode: v.optional(code),
    /** `subscription` for what renews, `payment` for what does not, `setup` to keep a card. */
    mode: v.picklist(checkoutModes, 'Choose subscription, payment or setup.'),
    /** A hash path of the portal, where the provider sends the browser back to. */
    returnPath: requiredText(500),
  }),
  answer: v.object({
    /** The checkout's id. */
    id: v.string(),
    ...cardForm,
  }),
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
  params: fields({
    /** The checkout's id. */
    id: anyId,
  }),
  answer: v.object({
    /** Where the checkout stands. */
    status: oneOf(checkoutStatuses, 'unknown'),
    /** Whether it is paid. */
    paymentStatus: oneOf(paymentStatuses, 'unknown'),
    /** What was bought. Without it: it is still being set up. */
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
  params: fields({
    /** The `paymentIntentId` of a purchase. */
    id: anyId,
  }),
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
  params: fields({
    /** The `invoiceId` that came with the payment. */
    id: anyId,
  }),
  mayAnswerNothing: true,
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
