import type { consentChannels, consentKinds } from '@foyer/domain';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './users';

/** Each answer of a user to a question of consent. Rule PREF-6. */
export const consents = pgTable(
  'consents',
  {
    id: text('id').primaryKey(),
    /** The order of the answers; two can have one time. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Exclude<(typeof consentKinds)[number], 'unknown'>>().notNull(),
    /** The id of the marketing channel, or the title of the plan that was ordered; null if the question was about the whole kind. */
    topic: text('topic'),
    /** Null if unknown. */
    textVersion: text('text_version'),
    /** The question, word for word; null if unknown or named by its version. */
    text: text('text'),
    answer: boolean('answer').notNull(),
    channel: text('channel')
      .$type<Exclude<(typeof consentChannels)[number], 'unknown'>>()
      .notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a later no withdrew this yes; null while it holds. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('consents_by_user').on(table.userId, table.position),
    // A user's last answer to a question, and the answers that a no withdraws.
    index('consents_by_question').on(table.userId, table.kind, table.topic, table.position),
    index('consents_to_withdraw')
      .on(table.userId, table.kind, table.topic)
      .where(sql`${table.answer} and ${table.withdrawnAt} is null`),
  ],
);
