import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Mail that the capture server received and text messages that were sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'mail' | 'sms'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The mail as HTML; null for a text message. */
    html: text('html'),
    /** Links and codes found in it, for the console and for tests. */
    links: jsonb('links').$type<string[]>().notNull(),
    codes: jsonb('codes').$type<string[]>().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('outbox_by_time').on(table.sentAt)],
);
