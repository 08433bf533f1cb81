import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { list, maybe, maybeId, text } from '../parts/answerParts';
import { subscription } from '../plans/subscription';
import { creditNote, invoice } from './payment';

/** Whom bills are made out to, and what was billed. Specification, section 7: GET /billing. */
export const getBilling = defineCall({
  name: 'getBilling',
  group: 'billing',
  method: 'GET',
  path: '/billing',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.object({
    billingInfo: maybe(v.object({ name: text, email: text, address: list(v.string()) })),
    credits: list(creditNote),
    subscriptions: list(subscription),
    invoices: list(invoice),
  }),
  errors: [],
  idempotent: true,
});

/** Money given back. Specification, section 7: GET /billing/credit-notes. */
export const getCreditNotes = defineCall({
  name: 'getCreditNotes',
  group: 'billing',
  method: 'GET',
  path: '/billing/credit-notes',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.array(creditNote),
  errors: [],
  idempotent: true,
});

/**
 * Every subscription that was ever billed.
 * Specification, section 7: GET /billing/subscriptions.
 */
export const getBillingSubscriptions = defineCall({
  name: 'getBillingSubscriptions',
  group: 'billing',
  method: 'GET',
  path: '/billing/subscriptions',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.array(subscription),
  errors: [],
  idempotent: true,
});

/** One of them. Specification, section 7: GET /billing/subscriptions/{id}. */
export const getBillingSubscription = defineCall({
  name: 'getBillingSubscription',
  group: 'billing',
  method: 'GET',
  path: '/billing/subscriptions/:id',
  base: 'api',
  session: 'user',
  status: 200,
  answer: subscription,
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/**
 * One page of invoices, newest first.
 * Specification, section 7: GET /billing/subscriptions/{id}/invoices?offset&records.
 */
export const getSubscriptionInvoices = defineCall({
  name: 'getSubscriptionInvoices',
  group: 'billing',
  method: 'GET',
  path: '/billing/subscriptions/:id/invoices',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.object({ invoices: list(invoice), total: v.number() }),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** Pays an open invoice now. Specification, section 7: POST /billing/invoice/{id}/execute. */
export const executeInvoice = defineCall({
  name: 'executeInvoice',
  group: 'billing',
  method: 'POST',
  path: '/billing/invoice/:id/execute',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.object({ invoice: maybe(invoice), paymentIntentId: maybeId, invoiceId: maybeId }),
  errors: ['NOT_FOUND', 'INVOICE_SETTLED', 'PAYMENT_DECLINED', 'IDEMPOTENCY_CONFLICT'],
  idempotent: true,
  keyed: true,
});

/** The invoice as a file. Specification, section 7: GET /invoice/{id}.pdf. */
export const getInvoicePdf = defineCall({
  name: 'getInvoicePdf',
  group: 'billing',
  method: 'GET',
  path: '/invoice/:id.pdf',
  base: 'api',
  session: 'user',
  status: 200,
  answerType: 'pdf',
  errors: ['NOT_FOUND'],
  idempotent: true,
});
