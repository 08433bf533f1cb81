import { type Billing, type CreditNote, type Invoice, type Subscription } from '@foyer/domain';
import {
  executeInvoice,
  getBilling,
  getBillingSubscription,
  getBillingSubscriptions,
  getCreditNotes,
  getSubscriptionInvoices,
} from '../../contract/billing/billingCalls';
import { type Answer, mapLater } from '../../transport/answer';
import type { CallOptions, KeyedOptions } from '../../transport/callRequest';
import { ask, type Sender } from '../parts/ask';
import { pickOrNull } from '../parts/pick';
import { readEach } from '../parts/readEach';
import { readSubscription } from '../plans/readSubscription';
import { downloadInvoice, type InvoiceFile } from './downloadInvoice';
import { readBilling, readCreditNote, readInvoice } from './readBilling';

/** A page of a list: how many to leave out, and how many to give. */
export type Page = { readonly offset: number; readonly records: number };

/** One page of invoices, and how many there are in all. */
export type InvoicePage = { readonly invoices: readonly Invoice[]; readonly total: number };

/** An open invoice that was paid, or whose payment the bank must confirm first. */
export type ExecutedInvoice = {
  readonly invoice: Invoice | null;
  readonly paymentIntentId: string | null;
  readonly invoiceId: string | null;
};

/** What was billed. Specification, section 7: "Payment and billing". */
export const billingResource = (sender: Sender) => ({
  getBilling: (options?: CallOptions): Promise<Answer<Billing>> =>
    mapLater(ask(sender, getBilling, {}, options), readBilling),

  getCreditNotes: (options?: CallOptions): Promise<Answer<CreditNote[]>> =>
    readEach(ask(sender, getCreditNotes, {}, options), readCreditNote),

  getBillingSubscriptions: (options?: CallOptions): Promise<Answer<Subscription[]>> =>
    readEach(ask(sender, getBillingSubscriptions, {}, options), readSubscription),

  getBillingSubscription: (id: string, options?: CallOptions): Promise<Answer<Subscription>> =>
    mapLater(ask(sender, getBillingSubscription, { params: { id } }, options), readSubscription),

  /** A page of a subscription's invoices, newest first. */
  getSubscriptionInvoices: (
    id: string,
    page: Page,
    options?: CallOptions,
  ): Promise<Answer<InvoicePage>> =>
    mapLater(
      ask(
        sender,
        getSubscriptionInvoices,
        { params: { id }, query: { offset: `${page.offset}`, records: `${page.records}` } },
        options,
      ),
      ({ invoices, total }) => ({ invoices: invoices.map(readInvoice), total }),
    ),

  /** Pays an open invoice now, once for a key. */
  executeInvoice: (id: string, options: KeyedOptions): Promise<Answer<ExecutedInvoice>> =>
    mapLater(ask(sender, executeInvoice, { params: { id } }, options), (wire) => ({
      invoice: wire.invoice ? readInvoice(wire.invoice) : null,
      ...pickOrNull(wire, ['paymentIntentId', 'invoiceId']),
    })),

  /** The invoice as a PDF file, within 60 seconds. */
  downloadInvoice: (id: string, options?: CallOptions): Promise<Answer<InvoiceFile>> =>
    downloadInvoice(sender, id, options),
});
