import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What every process that shares the database must agree on: signing key, clock, seeds. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
