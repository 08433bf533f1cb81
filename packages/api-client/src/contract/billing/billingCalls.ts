import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { subscription } from '../plans/subscription';
import { creditNote, invoice } from './payment';
import { list, optional, optionalId, optionalText } from '../schemas/answerSchemas';
import { anyId, fields } from '../schemas/requestSchemas';

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'Send a whole number.'));

/** A subscription's id, how many invoices to leave out, and how many to give. */
type InvoicePageArgs = {
  readonly id: string;
  readonly offset: number;
  readonly records: number;
};

const byId = fields({ id: anyId });

/** Whom bills are made out to, and what was billed. */
export const getBilling = defineCall({
  name: 'getBilling',
  group: 'billing',
  method: 'GET',
  path: '/billing',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.object({
    billingInfo: optional(
      v.object({ name: optionalText, email: optionalText, address: list(v.string()) }),
    ),
    credits: list(creditNote),
    subscriptions: list(subscription),
    invoices: list(invoice),
  }),
  errors: [],
  idempotent: true,
});

/** Money given back. */
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

/** Every subscription that was ever billed. */
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

/** One of them. */
export const getBillingSubscription = defineCall({
  name: 'getBillingSubscription',
  group: 'billing',
  method: 'GET',
  path: '/billing/subscriptions/:id',
  base: 'api',
  session: 'user',
  status: 200,
  params: byId,
  answer: subscription,
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** One page of invoices, newest first. */
export const getSubscriptionInvoices = defineCall({
  name: 'getSubscriptionInvoices',
  group: 'billing',
  method: 'GET',
  path: '/billing/subscriptions/:id/invoices',
  base: 'api',
  session: 'user',
  status: 200,
  params: byId,
  query: fields({ offset: v.optional(wholeNumber), records: v.optional(wholeNumber) }),
  toWire: ({ id, offset, records }: InvoicePageArgs) => ({
    id,
    offset: `${offset}`,
    records: `${records}`,
  }),
  answer: v.object({ invoices: list(invoice), total: v.number() }),
  errors: ['NOT_FOUND'],
  idempotent: true,
});

/** Pays an open invoice now. */
export const executeInvoice = defineCall({
  name: 'executeInvoice',
  group: 'billing',
  method: 'POST',
  path: '/billing/invoice/:id/execute',
  base: 'api',
  session: 'user',
  status: 200,
  params: byId,
  answer: v.object({
    invoice: optional(invoice),
    paymentIntentId: optionalId,
    invoiceId: optionalId,
  }),
  errors: ['NOT_FOUND', 'INVOICE_SETTLED', 'PAYMENT_DECLINED', 'IDEMPOTENCY_CONFLICT'],
  idempotent: true,
  idempotencyKey: 'required',
});

/** The invoice as a file. */
export const getInvoicePdf = defineCall({
  name: 'getInvoicePdf',
  group: 'billing',
  method: 'GET',
  path: '/invoice/:id.pdf',
  base: 'api',
  session: 'user',
  status: 200,
  params: byId,
  answerType: 'pdf',
  errors: ['NOT_FOUND'],
  idempotent: true,
});

export const billingCalls = {
  getBilling,
  getCreditNotes,
  getBillingSubscriptions,
  getBillingSubscription,
  getSubscriptionInvoices,
  executeInvoice,
  getInvoicePdf,
};
