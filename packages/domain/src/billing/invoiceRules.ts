import type { KeyMessage } from '../messages/message';
import type { MessageKey } from '../messages/messageKeys';
import type { Money } from '../money/money';
import type { Subscription } from '../subscriptions/subscription';
import type { Instant } from '../time/instant';
import type { Invoice, InvoiceState } from './invoice';
import { isPayable } from './isPayable';

export type InvoiceTone = 'good' | 'neutral' | 'warning' | 'bad';

type InvoiceRow = {
  readonly label: MessageKey;
  readonly tone: InvoiceTone;
};

const invoiceRows: Readonly<Record<InvoiceState, InvoiceRow>> = {
  draft: { label: 'billing.state.draft', tone: 'neutral' },
  open: { label: 'billing.state.open', tone: 'warning' },
  paid: { label: 'billing.state.paid', tone: 'good' },
  void: { label: 'billing.state.void', tone: 'neutral' },
  uncollectible: { label: 'billing.state.uncollectible', tone: 'bad' },
  unknown: { label: 'billing.state.unknown', tone: 'neutral' },
};

type Due = Pick<Invoice, 'state' | 'dueDate'>;

/** Whether something is still to be paid: by its user, or, of a draft, with the charge that we make soon. Rule BILL-3. */
export const isDue = (invoice: Pick<Invoice, 'state' | 'amount'>): boolean =>
  isPayable(invoice) || (invoice.state === 'draft' && invoice.amount.minor > 0);

/** What was refunded of the invoice; null for nothing or all of it. */
export const partRefunded = ({
  amount,
  refunded,
  refundedAmount: part,
}: Pick<Invoice, 'amount' | 'refunded' | 'refundedAmount'>): Money | null =>
  refunded && part && part.minor > 0 && part.minor < amount.minor ? part : null;

/** The invoice's subscription; null if it is unknown. */
export const subscriptionOf = (
  { subscriptionId }: Pick<Invoice, 'subscriptionId'>,
  subscriptions: readonly Subscription[],
): Subscription | null => subscriptions.find(({ id }) => id === subscriptionId) ?? null;

/**
 * Whether a payment only settles a debt and buys no new time. Rule BILL-10.
 *
 * @param plan the invoice's subscription; null if it is unknown
 */
export const onlySettles = (
  { state }: Pick<Due, 'state'>,
  plan: Pick<Subscription, 'state'> | null,
): boolean => (plan ? plan.state === 'ended' : state === 'uncollectible');

/** An invoice without a due date is not known to be past due. Rule BILL-3. */
export const isPastDue = <T extends Due>(
  invoice: T,
  now: Instant,
): invoice is T & { readonly dueDate: Instant } =>
  isPayable(invoice) && invoice.dueDate !== null && invoice.dueDate <= now;

/** The text of the invoice's state. */
export const invoiceLabel = (invoice: Due, now: Instant): KeyMessage => ({
  key: isPastDue(invoice, now) ? 'billing.state.pastDue' : invoiceRow(invoice.state).label,
});

export const invoiceTone = (invoice: Due, now: Instant): InvoiceTone =>
  isPastDue(invoice, now) ? 'bad' : invoiceRow(invoice.state).tone;

const invoiceRow = (state: InvoiceState): InvoiceRow => invoiceRows[state] ?? invoiceRows.unknown;

/**
 * Sorts by period end, newest first (BILL-1). Without a period end the due date counts; an invoice
 * without either comes last.
 */
export const sortInvoices = (invoices: readonly Invoice[]): Invoice[] =>
  invoices.toSorted((a, b) => when(b) - when(a) || compareNumbers(b, a));

const when = ({ periodEnd, dueDate }: Invoice): number => periodEnd ?? dueDate ?? 0;

/** Invoices of the same day keep one order. Digits compare as numbers. */
const compareNumbers = (a: Invoice, b: Invoice): number =>
  a.number.localeCompare(b.number, 'en', { numeric: true });
