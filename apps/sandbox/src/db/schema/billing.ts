import type { KnownCurrency } from '@foyer/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { subscriptions, type CouponFigures } from './subscriptions';
import { users } from './users';

/** One line of an invoice; `amount` is minor units and negative for what is taken off. */
export interface InvoiceLine {
  text: string;
  amount: number;
}

export type InvoiceState = 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';

/** What happens when an invoice is paid; runs in the same transaction as the payment. */
export type InvoiceEffect =
  | { kind: 'start' }
  | {
      kind: 'renew';
      priceId: string;
      /** What a period of the plan costs before coupons and credit, in minor units; missing in old invoices. */
      periodPrice?: number;
      periodStart: number;
      periodEnd: number;
      /** What the subscription's credit paid, in minor units; missing for none. */
      creditUsed?: number;
      /** No try comes after this, epoch milliseconds; missing in old invoices, whose tries end with their period. */
      triedUntil?: number;
    }
  | {
      kind: 'change';
      priceId: string;
      /** As above. */
      periodPrice?: number;
      periodStart: number;
      periodEnd: number | null;
      couponCode: string | null;
      couponPeriodsLeft: number | null;
      /** What the coupon takes off; missing in old invoices. */
      couponFigures?: CouponFigures | null;
      /** What credit and earlier payments paid of the period; missing for none. */
      creditUsed?: number;
      /** The credit that is left; missing for none. */
      creditLeft?: number;
      /** True if a new period starts. Its payment has used up what was paid before; missing for false. */
      startsPeriod?: boolean;
      /** What the plan was when the change was quoted; missing in old invoices. */
      quotedFor?: { priceId: string; periodEnd: number | null };
    }
  /** One more period of a plan that is paid once. Without `priceId` it is the plan that the customer has. */
  | { kind: 'extend'; priceId?: string }
  /**
   * A change of plan that the card provider makes once it is paid. `creditUsed` is what the customer's
   * credit and earlier payments paid of the period; missing for none. `creditTaken` is what came from the credit alone, which the
   * provider gives back with a void invoice. `startsPeriod` as above.
   */
  | { kind: 'change-there'; creditUsed?: number; creditTaken?: number; startsPeriod?: boolean }
  /** A period that the card provider charges, as above. */
  | { kind: 'period-there'; creditUsed?: number; creditTaken?: number }
  | { kind: 'cancel-contract'; reason: string }
  /** The dates of a pause, or new ones, and its whole price in minor units; `endDate` is null until the user ends it. */
  | { kind: 'pause'; pauseId: string; startDate: number; endDate: number | null; price: number }
  | { kind: 'none' };

/** Invoice numbers run on without gaps that matter, each with letters of its own: FW-10483-K7QM2, FW-10484-… */
export const invoiceNumbers = pgSequence('invoice_numbers', { startWith: 9655 });

/** Invoices: this backend's own, and mirrors of the card provider's. Amounts are minor units. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    buyer: text('buyer').notNull(),
    userId: text('user_id').references(() => users.id),
    subscriptionId: text('subscription_id').references(() => subscriptions.id),
    providerId: text('provider_id').unique(),
    /** Unique key of the charge, so that one purchase, period or change has one invoice. */
    reason: text('reason').notNull().unique(),
    paymentIntentId: text('payment_intent_id'),
    state: text('state').$type<InvoiceState>().notNull(),
    effect: jsonb('effect').$type<InvoiceEffect>().notNull(),
    refunded: boolean('refunded').notNull().default(false),
    title: text('title').notNull(),
    amount: integer('amount').notNull(),
    tax: integer('tax').notNull(),
    currency: text('currency').$type<KnownCurrency>().notNull(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    createdAt: instant('created_at').notNull(),
    dueDate: instant('due_date').notNull(),
    paidAt: instant('paid_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    /** Why a part of its payment has to be refunded; null once it is, and where nothing has to be. */
    refundDue: text('refund_due').$type<OwedCause>(),
    /** How much of it, in minor units; null for all that is left. */
    refundDueAmount: integer('refund_due_amount'),
    /** How often that was tried. */
    refundAttempts: integer('refund_attempts').notNull().default(0),
    /** When it is tried again; null for straight away. */
    refundDueAt: instant('refund_due_at'),
  },
  (table) => [
    index('invoices_by_buyer').on(table.buyer, table.periodEnd),
    index('invoices_by_subscription').on(table.subscriptionId, table.periodEnd),
    index('invoices_by_payment').on(table.paymentIntentId),
    index('invoices_to_refund')
      .on(table.refundDueAt)
      .where(sql`${table.refundDue} is not null`),
  ],
);

/** Why there is a credit note: the card provider `refused` the refund for good, or the operator made the `other`. */
export type CreditCause =
  | 'secondPlan'
  | 'pauseCalledOff'
  | 'pauseEnded'
  | 'checkoutClosed'
  | 'siteClosed'
  | 'contractKept'
  | 'planEnded'
  | 'refused'
  | 'withdrawal'
  | 'other';

/** Why a payment is refunded, or a part of it. */
export type OwedCause = Exclude<CreditCause, 'refused' | 'other'>;

/** Credit notes: money that was returned. */
export const creditNotes = pgTable('credit_notes', {
  id: text('id').primaryKey(),
  number: text('number').notNull().unique(),
  /** Null for an order without an account. */
  userId: text('user_id').references(() => users.id),
  invoiceId: text('invoice_id').references(() => invoices.id),
  amount: integer('amount').notNull(),
  currency: text('currency').$type<KnownCurrency>().notNull(),
  cause: text('cause').$type<CreditCause>().notNull().default('other'),
  /** The operator's own words; they take the place of ours. */
  reason: text('reason'),
  createdAt: instant('created_at').notNull(),
});

/** Checkout sessions at the card provider; a buyer has at most one open. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: text('id').primaryKey(),
    providerId: text('provider_id').unique(),
    buyer: text('buyer').notNull(),
    userId: text('user_id').references(() => users.id),
    locationId: text('location_id').notNull(),
    priceId: text('price_id'),
    couponCode: text('coupon_code'),
    mode: text('mode').$type<'subscription' | 'payment' | 'setup'>().notNull(),
    returnPath: text('return_path').notNull(),
    clientSecret: text('client_secret'),
    /** `refunded` was paid by a buyer who had a plan already. */
    state: text('state').$type<'open' | 'complete' | 'expired' | 'refunded'>().notNull(),
    subscriptionId: text('subscription_id').references(() => subscriptions.id),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('one_open_checkout_per_buyer')
      .on(table.buyer)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** The latest order of each buyer, saved before anything is charged. Rule BUY-14. */
export const orders = pgTable(
  'orders',
  {
    buyer: text('buyer').primaryKey(),
    locationId: text('location_id').notNull(),
    priceId: text('price_id').notNull(),
    couponCode: text('coupon_code'),
    /** What a visitor has typed into the form of the account, by field; null for nothing. Rule BUY-26. */
    form: jsonb('form').$type<Readonly<Record<string, string>>>(),
    /** When it was typed; null without a form. */
    formSavedAt: instant('form_saved_at'),
    savedAt: instant('saved_at').notNull(),
    /** When a plan started for this buyer, or for the user who continued the order; null until then. */
    paidAt: instant('paid_at'),
    /** The buyer key of the last user who logged in or ordered on this device; null for none. */
    continuedBy: text('continued_by'),
  },
  (table) => [
    index('orders_by_time').on(table.savedAt),
    index('orders_by_user').on(table.continuedBy),
  ],
);

/** Links that open an order elsewhere. Only a hash of the code is kept. Rule BUY-15. */
export const resumeLinks = pgTable(
  'resume_links',
  {
    id: text('id').primaryKey(),
    hash: text('hash').notNull().unique(),
    buyer: text('buyer').notNull(),
    channel: text('channel').$type<'screen' | 'email' | 'sms'>().notNull(),
    /** The claims of the session that made the link. */
    claims: jsonb('claims')
      .$type<{
        customer_code: string;
        location_id: string;
        mac: string;
        nas_id: string;
        connection_type: string;
        user_id: string | null;
        session_id: string | null;
        scope: string[];
      }>()
      .notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('resume_links_by_end').on(table.expiresAt)],
);

/** Responses to calls with an idempotency key, so that a repeated call gets the first response. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Hash of user, call and key. */
    id: text('id').primaryKey(),
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null while the first request is still running. */
    status: integer('status'),
    answer: jsonb('answer'),
  },
  (table) => [index('idempotency_keys_by_time').on(table.createdAt)],
);

/** Events of the card provider that have been processed. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('provider_events_by_time').on(table.receivedAt)],
);
