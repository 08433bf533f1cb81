import type { Billing } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { subscription } from '../plans/subscription';
import { creditNote } from './payment';
import { invoice } from '../schemas/invoice';
import { number, optional, optionalId, optionalText, texts } from '../schemas/answerSchemas';
import { list, readableRows, rows } from '../schemas/rows';
import { anyId, fields } from '../schemas/requestSchemas';

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'Send a whole number.'));

/** A subscription's id, how many invoices to leave out, and how many to give. */
type InvoicePageArgs = {
  readonly id: string;
  readonly offset: number;
  readonly records: number;
};

const byId = fields({
  /** The id of the subscription or invoice. */
  id: anyId,
});

/** The billing address, invoices, subscriptions and credit notes. */
export const getBilling = defineCall({
  name: 'getBilling',
  group: 'billing',
  method: 'GET',
  path: '/billing',
  base: 'api',
  session: 'user',
  status: 200,
  answer: v.pipe(
    v.object({
      /** The person or company on the invoices. Without it: nobody is named. */
      billingInfo: optional(
        v.object({
          /** The name on the invoices. Without it: not shown. */
          name: optionalText,
          /** The email address that invoices are sent to. Without it: not shown. */
          email: optionalText,
          /** The postal address, one line each. Without it: not shown. */
          address: texts,
        }),
      ),
      /** The credit notes. Without it: none. */
      credits: v.nullish(readableRows(creditNote), []),
      /** Every subscription that has an invoice. Without it: none. */
      subscriptions: list(subscription),
      /** Every invoice, newest first. Without it: none. */
      invoices: v.nullish(readableRows(invoice), []),
    }),
    v.transform(({ credits, invoices, ...same }): Billing => ({
      ...same,
      credits: credits.rows,
      invoices: invoices.rows,
      isComplete: credits.isComplete && invoices.isComplete,
    })),
  ),
  errors: [],
  idempotent: true,
});

/** Lists the credit notes. */
export const getCreditNotes = defineCall({
  name: 'getCreditNotes',
  group: 'billing',
  method: 'GET',
  path: '/billing/credit-notes',
  base: 'api',
  session: 'user',
  status: 200,
  whenAbsent: [],
  answer: rows(creditNote),
  errors: [],
  idempotent: true,
});

/** Lists every subscription that has an invoice. */
export const getBillingSubscriptions = defineCall({
  name: 'getBillingSubscriptions',
  group: 'billing',
  method: 'GET',
  path: '/billing/subscriptions',
  base: 'api',
  session: 'user',
  status: 200,
  answer: rows(subscription),
  errors: [],
  idempotent: true,
});

/** One subscription of that list. */
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

/** One page of a subscription's invoices, newest first. */
export const getSubscriptionInvoices = defineCall({
  name: 'getSubscriptionInvoices',
  group: 'billing',
  method: 'GET',
  path: '/billing/subscriptions/:id/invoices',
  base: 'api',
  session: 'user',
  status: 200,
  params: byId,
  query: fields({
    /** How many invoices to skip, counted from the newest. 0 when absent. */
    offset: v.optional(wholeNumber),
    /** The greatest number of invoices in the answer. */
    records: v.optional(wholeNumber),
  }),
  toWire: ({ id, offset, records }: InvoicePageArgs) => ({
    id,
    offset: `${offset}`,
    records: `${records}`,
  }),
  answer: v.object({
    /** This page of invoices. Without it: none. */
    invoices: list(invoice),
    /** The number of all invoices of the subscription. */
    total: number,
  }),
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
  mayAnswerNothing: true,
  answer: v.object({
    /** The invoice after the payment. Without it: the portal asks for it again. */
    invoice: optional(invoice),
    /**
     * Present if the bank must confirm the payment. Without it: the payment needs no confirmation.
     */
    paymentIntentId: optionalId,
    /**
     * The invoice to void if the customer abandons that payment. Without it: no invoice is voided.
     */
    invoiceId: optionalId,
  }),
  errors: ['NOT_FOUND', 'INVOICE_SETTLED', 'PAYMENT_DECLINED', 'TOO_MANY_REQUESTS'],
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
