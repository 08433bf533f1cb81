import type { TerminationKind } from '@foyer/domain';
import { and, isNull, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { plans } from './sites';
import { subscriptions } from './subscriptions';

/** Part of a payment that is refunded; the amount is minor units. */
export interface PartialRefund {
  invoiceId: string;
  amount: number;
  /** Whether support pays it back, because the card provider refused to for good. */
  byHand?: boolean;
  /** Whether the card provider refuses it for now, and a job tries it again. */
  isDelayed?: boolean;
}

/** What a withdrawal from a change does once the card provider has begun another period since it was declared. */
export interface LateReturn {
  /** The plan before the change, which begins now. */
  returnsTo: string;
  /** What is credit then, in minor units: that of the customer, and what is paid already of the first period. */
  keptCredit: number;
}

/** Contracts that users ended without logging in. Rules LAW-3 to LAW-8. */
export const terminations = pgTable(
  'terminations',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<TerminationKind>().notNull(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    /** Who declared it, as typed; null: the account's name. Rule LAW-7. */
    name: text('name'),
    /** The number that named the order; null for declarations from before it was kept. */
    orderNumber: text('order_number'),
    orderedAt: instant('ordered_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Written before anything is returned, so that a repeated attempt returns the same. */
    refunds: jsonb('refunds').$type<PartialRefund[]>().notNull(),
    /** What stays as credit, in minor units: credit of an earlier plan that the card did not pay. */
    keptCredit: integer('kept_credit').notNull().default(0),
    /** Whether the plan renews until `endsAt`, where its minimum term ends. */
    renewsUntilEnd: boolean('renews_until_end').notNull().default(false),
    /** Whether only a change or a pause is withdrawn from: the contract continues. */
    keepsPlan: boolean('keeps_plan').notNull().default(false),
    /**
     * The earlier plan that the withdrawal from a change brings back, and when; only when, if a pause is withdrawn from that
     * ends then.
     */
    returnsTo: text('returns_to').references(() => plans.priceId),
    returnsAt: instant('returns_at'),
    /** Null until that is so. Written before the provider is asked: the rows that it is made from change with the answers. */
    lateReturn: jsonb('late_return').$type<LateReturn>(),
    /** Whether a plan that is booked to follow doesn't begin: the mail says so once it is dropped. */
    dropsNextPlan: boolean('drops_next_plan').notNull().default(false),
    /** The important reason of an extraordinary cancellation; null for an ordinary one. Rule LAW-16. */
    reason: text('reason'),
    /** The day on which the user wants the plan to end; null for the earliest one. */
    endsOn: instant('ends_on'),
    receivedAt: instant('received_at').notNull(),
    /** How often a refund was tried that the card provider refuses for now, and when the job tries it again. */
    refundAttempts: integer('refund_attempts').notNull().default(0),
    refundDueAt: instant('refund_due_at'),
    /** Null until the plan has ended or is cancelled, and its money is refunded or written down to follow. */
    doneAt: instant('done_at'),
    /** Null until the email about it is sent. */
    confirmedAt: instant('confirmed_at'),
    /** How often the email could not be sent. */
    mailAttempts: integer('mail_attempts').notNull().default(0),
    /** When the job tries it again; null for straight away. */
    mailDueAt: instant('mail_due_at'),
  },
  (table) => [
    uniqueIndex('one_unfinished_termination')
      .on(table.subscriptionId)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** Whether money of a termination waits for the card provider. */
export const hasDelayedRefund: SQL = sql`${terminations.refunds} @> '[{"isDelayed": true}]'::jsonb`;

/** The same, if it is time to try again. */
export const isDelayedRefundDue = (now: number): SQL | undefined =>
  and(hasDelayedRefund, or(isNull(terminations.refundDueAt), lte(terminations.refundDueAt, now)));

/** Whether a termination refunds a part of this payment. */
export const refundsPartOf = (invoiceId: SQLWrapper | string): SQL =>
  sql`${terminations.refunds} @> jsonb_build_array(jsonb_build_object('invoiceId', ${invoiceId}::text))`;
