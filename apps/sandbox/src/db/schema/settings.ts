import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Settings that all processes on one database share: signing key, clock, seeds. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
