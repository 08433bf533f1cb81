import type { Money } from '../money/money';
import type { Instant } from '../time/instant';

export const invoiceStates = ['draft', 'open', 'paid', 'void', 'uncollectible', 'unknown'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export type InvoiceLine = { readonly description: string; readonly amount: Money };

export type InvoiceSeller = {
  readonly name: string;
  readonly address: string | null;
  /** Its numbers in registers, such as a company number and a VAT number. */
  readonly registration: string | null;
};

/** An invoice, from `GET /billing`. */
export type Invoice = {
  readonly id: string;
  readonly number: string;
  readonly state: InvoiceState;
  readonly amount: Money;
  readonly description: string | null;
  readonly subscriptionId: string | null;
  readonly periodStart: Instant | null;
  readonly periodEnd: Instant | null;
  readonly dueDate: Instant | null;
  /** When the plan ends if this stays unpaid; null if the plan goes on, or the backend does not name the day. */
  readonly endsPlanAt: Instant | null;
  readonly paidAt: Instant | null;
  readonly lines: readonly InvoiceLine[];
  /** Whether the invoice can be downloaded as a PDF file. */
  readonly hasPdf: boolean;
  /** Refunded in whole or in part. */
  readonly refunded: boolean;
  /** How much of it was refunded; null for all of an invoice that was. */
  readonly refundedAmount: Money | null;
  /** The tax that the total includes; null if it is not known. */
  readonly taxIncluded: Money | null;
  /** The company that sold it; null if it is not known. */
  readonly seller: InvoiceSeller | null;
};
