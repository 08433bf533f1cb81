import type { AnswerSent, calls } from '@foyer/api-client/contract';
import type { StoredCard } from '../../db/schema/users';
import type { creditNotes } from '../../db/schema/billing';
import type { InvoiceRow } from '../../services/invoices/createInvoice';
import { endsPlanAt } from '../../services/invoices/retryDays';
import type { BilledInvoice } from '../../services/invoices/withRefunds';
import { sayLine, sayTitle } from '../../services/invoices/pdf/sayPdf';
import { creditCauses } from '../../services/invoices/creditCauses';
import type { OrderReceipt } from '../../services/orders/receiptOf';
import { sayAt } from '../../services/messages/sayAt';
import { sellerOf } from '../../services/messages/seller';
import type { PlanRow } from '../../services/plans/findPlan';
import type { SiteRow } from '../../services/sites/findSite';
import { iso, isoOrNull, major } from './dateAndAmountWire';

/** A line that is a coupon's code, which the portal names. */
const COUPON = /^[A-Z0-9]+$/;

/** An invoice in the wire format. */
export type InvoiceWire = AnswerSent<typeof calls.voidInvoice>;
type CardWire = NonNullable<AnswerSent<typeof calls.getPaymentMethod>>;
type ReceiptWire = AnswerSent<typeof calls.getSessionStatus>['receipt'];
type CreditNoteWire = AnswerSent<typeof calls.getCreditNotes>[number];

/** An invoice that is owed, with no more than its number, what it is for, how much and by when. */
export const dueWire = (row: InvoiceRow, plans: readonly PlanRow[]): InvoiceWire => ({
  id: row.id,
  number: row.number,
  state: row.state,
  amount: major(row.amount),
  currency: row.currency,
  description: sayTitle(row.title, plans),
  dueDate: iso(row.dueDate),
});

/**
 * An invoice for the wire, its title and lines in the language of the request. Rule API-16.
 * @param plans the site's, whose titles the invoice names
 */
export const invoiceWire = (row: BilledInvoice, plans: readonly PlanRow[]): InvoiceWire => ({
  ...dueWire(row, plans),
  subscriptionId: row.subscriptionId,
  periodStart: iso(row.periodStart),
  periodEnd: iso(row.periodEnd),
  endsPlanAt: isoOrNull(endsPlanAt(row)),
  paidAt: isoOrNull(row.paidAt),
  lines: row.lines.map(({ text, amount }) => ({
    description: COUPON.test(text) ? text : sayLine(text, plans),
    amount: major(amount),
  })),
  hasPdf: row.state !== 'draft',
  refunded: row.refunded || row.refundedAmount > 0,
  refundedAmount: major(row.refundedAmount),
  taxIncluded: major(row.tax),
  seller: sellerWire(row),
});

const sellerWire = (row: InvoiceRow): InvoiceWire['seller'] => {
  const { name, address, registration } = sellerOf(row);
  return { name, registration, address: address.join(', ') };
};

/** What was paid for an order, in the wire format and the language of the request. */
export const receiptWire = (receipt: OrderReceipt | null, plans: readonly PlanRow[]): ReceiptWire =>
  receipt && {
    amount: major(receipt.invoice.amount),
    currency: receipt.invoice.currency,
    sentTo: receipt.sentTo,
    ...(receipt.isRecent && {
      number: receipt.invoice.number,
      item: sayTitle(receipt.invoice.title, plans),
    }),
  };

/** The provider's names of card brands, as the contract names them. Rule BILL-7. */
const brands: Readonly<Record<string, CardWire['cardType']>> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  amex: 'AMERICAN EXPRESS',
  paypal: 'PAYPAL',
  discover: 'DISCOVER',
  diners: 'DINERS CLUB',
  jcb: 'JCB',
  unionpay: 'UNIONPAY',
};

/** The card on file for the wire; null when there is none. */
export const cardWire = (card: StoredCard | null): CardWire | null => {
  if (!card) return null;
  const brand = brands[card.brand] ?? 'unknown';
  return {
    type: brand,
    cardType: brand,
    lastFour: card.lastFour || null,
    expiryMonth: card.expMonth || null,
    expiryYear: card.expYear || null,
  };
};

/** A credit note for the wire, in the language of the request. */
export const creditNoteWire = (
  row: typeof creditNotes.$inferSelect,
  site: SiteRow | null,
): CreditNoteWire => ({
  id: row.id,
  number: row.number,
  amount: major(row.amount),
  currency: row.currency,
  issuedAt: iso(row.createdAt),
  invoiceId: row.invoiceId,
  reason: row.reason ?? sayAt(site, creditCauses[row.cause]),
});
