import type { DomainKeyMessage } from '../messages/message';
import type { MessageKey } from '../messages/messageKeys';
import type { Subscription } from '../subscriptions/subscription';
import type { Instant } from '../time/instant';
import type { Invoice, InvoiceState } from './invoice';

/** How an invoice's state looks: calm, in want of care, or at fault. */
export type InvoiceTone = 'good' | 'neutral' | 'warning' | 'bad';

type InvoiceRow = {
  readonly label: MessageKey;
  readonly tone: InvoiceTone;
  readonly payable: boolean;
};

/** What each state means for the customer. */
const invoiceRows: Readonly<Record<InvoiceState, InvoiceRow>> = {
  draft: { label: 'billing.state.draft', tone: 'neutral', payable: false },
  open: { label: 'billing.state.open', tone: 'warning', payable: true },
  paid: { label: 'billing.state.paid', tone: 'good', payable: false },
  void: { label: 'billing.state.void', tone: 'neutral', payable: false },
  uncollectible: { label: 'billing.state.uncollectible', tone: 'bad', payable: true },
  unknown: { label: 'billing.state.unknown', tone: 'neutral', payable: false },
};

type Due = Pick<Invoice, 'state' | 'dueDate'>;

/** Whether it can be paid now. */
export const isPayable = ({ state }: Pick<Due, 'state'>): boolean => invoiceRow(state).payable;

/** The subscription that a bill is for; null where nobody knows. */
export const subscriptionOf = (
  { subscriptionId }: Pick<Invoice, 'subscriptionId'>,
  subscriptions: readonly Subscription[],
): Subscription | null => subscriptions.find(({ id }) => id === subscriptionId) ?? null;

/**
 * Whether paying it settles what is owed and no more: of a plan that has ended it buys no new time.
 *
 * @param plan what it is for; null where nobody knows
 */
export const onlySettles = (
  { state }: Pick<Due, 'state'>,
  plan: Pick<Subscription, 'state'> | null,
): boolean => (plan ? plan.state === 'ended' : state === 'uncollectible');

/** Payable and past its day. Without a day it is past due at once. */
export const isPastDue = (invoice: Due, now: Instant): boolean =>
  isPayable(invoice) && (invoice.dueDate ?? now) <= now;

/** Its state in words; an open invoice past its day says so. */
export const invoiceLabel = (invoice: Due, now: Instant): DomainKeyMessage => ({
  key: isPastDue(invoice, now) ? 'billing.state.pastDue' : invoiceRow(invoice.state).label,
});

export const invoiceTone = (invoice: Due, now: Instant): InvoiceTone =>
  isPastDue(invoice, now) ? 'bad' : invoiceRow(invoice.state).tone;

const invoiceRow = (state: InvoiceState): InvoiceRow => invoiceRows[state] ?? invoiceRows.unknown;

/**
 * Invoices by the end of their period, newest first (specification, section 3); those that have
 * none by when they are due, and last those that have neither.
 */
export const sortInvoices = (invoices: readonly Invoice[]): Invoice[] =>
  invoices.toSorted((a, b) => when(b) - when(a) || compareNumbers(b, a));

const when = ({ periodEnd, dueDate }: Invoice): number => periodEnd ?? dueDate ?? 0;

/** By number, so that invoices of one day keep one order; figures count as figures. */
const compareNumbers = (a: Invoice, b: Invoice): number =>
  a.number.localeCompare(b.number, 'en', { numeric: true });
