import type { Money } from '../money/money';
import type { Instant } from '../time/instant';

export const invoiceStates = ['draft', 'open', 'paid', 'void', 'uncollectible', 'unknown'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export type InvoiceLine = { readonly description: string; readonly amount: Money };

/** A bill. Specification, section 3: "Billing". */
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
  readonly paidAt: Instant | null;
  readonly lines: readonly InvoiceLine[];
  /** Whether it can be had as a file. */
  readonly hasPdf: boolean;
  /** Given back in part or whole. */
  readonly refunded: boolean;
};
