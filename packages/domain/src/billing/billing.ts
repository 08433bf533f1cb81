import type { Money } from '../money/money';
import type { Subscription } from '../subscriptions/subscription';
import type { Instant } from '../time/instant';
import type { Invoice } from './invoice';

/** The recipient of invoices. */
export type BillingInfo = {
  readonly name: string | null;
  readonly email: string | null;
  /** The printed lines of the address. */
  readonly address: readonly string[];
};

/** A refund of an invoice, in whole or in part. */
export type CreditNote = {
  readonly id: string;
  readonly number: string;
  readonly amount: Money;
  readonly issuedAt: Instant | null;
  readonly invoiceId: string | null;
  readonly reason: string | null;
};

/** The answer to `GET /billing`. */
export type Billing = {
  readonly billingInfo: BillingInfo | null;
  readonly credits: readonly CreditNote[];
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
  /** False if an invoice or a credit note could not be read. Nothing is summed up then. */
  readonly isComplete: boolean;
};
