import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** How often something was tried in the running window, by limit and by who tries. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  used: integer('used').notNull(),
  endsAt: instant('ends_at').notNull(),
});
