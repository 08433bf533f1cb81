import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What buyers agreed to when they went on to order, also without an account; nothing changes a row. Rule LAW-9. */
export const agreements = pgTable(
  'agreements',
  {
    id: text('id').primaryKey(),
    /** The buyer's key, as in subscriptions. */
    buyer: text('buyer').notNull(),
    priceId: text('price_id').notNull(),
    /** The version of the terms that were accepted; null if the order did not ask. */
    termsVersion: text('terms_version'),
    /** The request to start the service straight away, word for word; null if the order did not ask. */
    startNow: text('start_now'),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [index('agreements_by_buyer').on(table.buyer, table.priceId)],
);
