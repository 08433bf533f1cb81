import { checkoutStatuses, paymentStatuses } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { known, maybeId } from '../parts/answerParts';
import { invoice, paymentMethod } from './payment';

const cardForm = { clientSecret: v.string(), publishableKey: v.string() };

/**
 * Opens the card provider's checkout; a user has one open at a time.
 * Specification, section 7: POST /billing/create-checkout-session.
 */
export const createCheckoutSession = defineCall({
  name: 'createCheckoutSession',
  group: 'billing',
  method: 'POST',
  path: '/billing/create-checkout-session',
  base: 'api',
  session: 'visitor',
  status: 201,
  answer: v.object({ id: v.string(), ...cardForm }),
  errors: ['COUPON_INVALID', 'NOT_FOUND', 'STATE_CONFLICT', 'IDEMPOTENCY_CONFLICT'],
  idempotent: true,
  keyed: true,
});

/** How a checkout stands. Specification, section 7: GET /billing/session-status/{id}. */
export const getSessionStatus = defineCall({
  name: 'getSessionStatus',
  group: 'billing',
  method: 'GET',
  path: '/billing/session-status/:id',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: v.object({
    status: known(checkoutStatuses, 'unknown'),
    paymentStatus: known(paymentStatuses, 'unknown'),
    subscriptionId: maybeId,
  }),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/**
 * Null when none is kept. Not asked on the INTERNAL engine.
 * Specification, section 7: GET /payment-method.
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

/** What the bank's confirmation needs. Specification, section 7: GET /payment-intent/{id}/keys. */
export const getPaymentKeys = defineCall({
  name: 'getPaymentKeys',
  group: 'billing',
  method: 'GET',
  path: '/payment-intent/:id/keys',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: v.object(cardForm),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/**
 * Voids the invoice of a payment that was abandoned.
 * Specification, section 7: POST /invoice/{id}/void.
 */
export const voidInvoice = defineCall({
  name: 'voidInvoice',
  group: 'billing',
  method: 'POST',
  path: '/invoice/:id/void',
  base: 'api',
  session: 'visitor',
  status: 200,
  answer: invoice,
  errors: ['NOT_FOUND', 'INVOICE_SETTLED'],
  idempotent: true,
});
