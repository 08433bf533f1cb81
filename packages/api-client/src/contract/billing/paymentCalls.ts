import { checkoutModes, checkoutStatuses, paymentStatuses } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { paymentMethod, receipt } from './payment';
import { invoice } from '../schemas/invoice';
import { oneOf, optional, optionalId } from '../schemas/answerSchemas';
import { agreed, anyId, code, fields, requiredText, shown } from '../schemas/requestSchemas';

const cardForm = {
  /** The secret that opens the payment provider's form. */
  clientSecret: v.string(),
  /** The payment provider's public key. */
  publishableKey: v.string(),
};

/** Opens the payment provider's checkout. A user has one open checkout at a time. */
export const createCheckoutSession = defineCall({
  name: 'createCheckoutSession',
  group: 'billing',
  method: 'POST',
  path: '/billing/create-checkout-session',
  base: 'api',
  session: 'visitor',
  status: 201,
  body: fields({
    /** The plan to buy. Absent in `setup` mode, which only saves a card. */
    priceId: v.optional(requiredText(200)),
    /** A coupon that was validated before. */
    couponCode: v.optional(code),
    /**
     * `subscription` for a plan that renews, `payment` for a plan that does not, `setup` to save a
     * card.
     */
    mode: v.picklist(checkoutModes, 'Choose one of the kinds.'),
    /** The portal's hash path that the provider sends the browser back to. */
    returnPath: requiredText(500),
    ...shown,
    ...agreed,
  }),
  answer: v.object({
    /** The checkout's id. */
    id: v.string(),
    ...cardForm,
  }),
  errors: [
    'COUPON_INVALID',
    'FEE_OWED',
    'NOT_FOUND',
    'STATE_CONFLICT',
    'PREVIEW_EXPIRED',
    'IDEMPOTENCY_CONFLICT',
    'TOO_MANY_REQUESTS',
    'WITHDRAWN_OFTEN',
  ],
  idempotent: true,
  idempotencyKey: 'required',
});

/** The state of a checkout. */
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
    /** The checkout's state. `processing`: the backend doesn't know yet whether it is paid. */
    status: oneOf(checkoutStatuses, 'unknown'),
    /** The state of the payment. `refunded`: the payment was refunded, and the buyer has no plan. */
    paymentStatus: oneOf(paymentStatuses, 'unknown'),
    /** The new subscription. Without it: the plan is still being set up. */
    subscriptionId: optionalId,
    /** What was paid. Without it: the page names no amount. */
    receipt: optional(receipt),
  }),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/**
 * The saved card. Null when there is none. The portal does not send this call on the INTERNAL
 * engine.
 */
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

/** The keys that the payment provider's script needs for the bank's confirmation. */
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
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  idempotent: true,
});

/** Voids the invoice of an abandoned payment. */
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
