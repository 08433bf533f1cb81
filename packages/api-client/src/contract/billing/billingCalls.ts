import type { Billing } from '@foyer/domain';
import * as v from 'valibot';
import { defineCall } from '../define/defineCall';
import { subscription } from '../plans/subscription';
import { creditNote, invoice } from './payment';
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

/** Whom bills are made out to, and what was billed. */
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
      /** Whom bills are made out to. Without it: nobody is named. */
      billingInfo: optional(
        v.object({
          /** Their name. Without it: not named. */
          name: optionalText,
          /** Where bills are sent. Without it: not named. */
          email: optionalText,
          /** Their address, line by line. Without it: none. */
          address: texts,
        }),
      ),
      /** Money given back. Without it: none. */
      credits: v.nullish(readableRows(creditNote), []),
      /** Every subscription that was ever billed. Without it: none. */
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

/** Money given back. */
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

/** Every subscription that was ever billed. */
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
  query: fields({
    /** How many invoices to leave out, newest first; 0 when absent. */
    offset: v.optional(wholeNumber),
    /** How many to give at most. */
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
    /** How many invoices there are in all. */
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
    /** Set where the bank has to confirm the payment. Without it: nothing is to confirm. */
    paymentIntentId: optionalId,
    /** The invoice to void when that payment is abandoned. Without it: none is voided. */
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
