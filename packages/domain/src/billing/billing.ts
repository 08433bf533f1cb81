import type { Money } from '../money/money';
import type { Subscription } from '../subscriptions/subscription';
import type { Instant } from '../time/instant';
import type { Invoice } from './invoice';

/** Whom invoices are made out to. */
export type BillingInfo = {
  readonly name: string | null;
  readonly email: string | null;
  /** The address as printed, a line each. */
  readonly address: readonly string[];
};

/** Money given back against an invoice. */
export type CreditNote = {
  readonly id: string;
  readonly number: string;
  readonly amount: Money;
  readonly issuedAt: Instant | null;
  readonly invoiceId: string | null;
  readonly reason: string | null;
};

/** Specification, section 3: "Billing". */
export type Billing = {
  readonly billingInfo: BillingInfo | null;
  readonly credits: readonly CreditNote[];
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
};

/** A legacy billing account elsewhere, linked from billing information when enabled. */
export type LegacyBilling = { readonly enabled: boolean; readonly accountUrl: string | null };
