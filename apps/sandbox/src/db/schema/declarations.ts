import type { TerminationKind } from '@foyer/domain';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { sites } from './sites';

/** Withdrawals and cancellations that name no order that we know; support looks for it. Rule LAW-18. */
export const declarations = pgTable('declarations', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<TerminationKind>().notNull(),
  locationId: text('location_id')
    .notNull()
    .references(() => sites.locationId),
  /** As typed, like all that follows. */
  name: text('name').notNull(),
  orderNumber: text('order_number').notNull(),
  email: text('email').notNull(),
  /** The important reason of an extraordinary cancellation; null for none. */
  reason: text('reason'),
  /** The day on which the contract is to end; null for the earliest one. */
  endsOn: instant('ends_on'),
  /** The language of the page; null for English. */
  language: text('language'),
  receivedAt: instant('received_at').notNull(),
  /** Null until sender and support have their mails. */
  confirmedAt: instant('confirmed_at'),
  /** How often the mails could not be sent. */
  mailAttempts: integer('mail_attempts').notNull().default(0),
  /** When the job tries again. */
  mailDueAt: instant('mail_due_at').notNull(),
});
