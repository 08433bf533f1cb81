import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './users';

/** What a notice tells its user. Rule LAW-11. */
const noticeKinds = [
  'order',
  'pause',
  'pauseDropped',
  'unpaid',
  'feeOwed',
  'renewal',
  'couponEnd',
  'cancelled',
  'kept',
  'changeDropped',
  'newDevice',
  'usage',
  'refund',
  'refundByHand',
  'declared',
  'siteClosed',
  'unknownOrder',
  'unknownPayment',
  'lostPayment',
] as const;

/** Mails that a job sends, each once. A row is written with what it tells about. */
export const notices = pgTable(
  'notices',
  {
    /** The kind and what it is about, so that no email is sent twice: `unpaid:<invoice>`. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<(typeof noticeKinds)[number]>().notNull(),
    /** Null for support, and for an order without an account: the data or the subscription has the email address. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the subscription, invoice, termination, declaration or device, the provider's id of a payment, or an hour. */
    subject: text('subject').notNull(),
    /** What the subject does not keep, such as the plan that was ordered. */
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    madeAt: instant('made_at').notNull(),
    /** When the job sends it, or looks again whether it is time. */
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it was sent or dropped; null while it waits. */
    doneAt: instant('done_at'),
  },
  (table) => [
    index('notices_due')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
    index('notices_by_subject').on(table.subject, table.kind),
    index('notices_by_number')
      .on(sql`(${table.data}->>'number')`)
      .where(sql`${table.data}->>'number' is not null`),
  ],
);

/** The order number of a change that was booked. */
export const noticeNumber = sql<string>`(${notices.data}->>'number')`;
