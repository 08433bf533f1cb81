import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { coupons } from './sites';

/** How often a buyer has used a coupon: one row for each use, paid or held by an open order. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponCode: text('coupon_code')
      .notNull()
      .references(() => coupons.code),
    buyer: text('buyer').notNull(),
    /** The device that the gateway vouched for; null for another one. */
    mac: text('mac'),
    /** Numbers the uses of a buyer from 1, so that the key refuses two with one number. */
    nth: integer('nth').notNull(),
    /** The order that takes it. */
    source: text('source').notNull(),
    isPaid: boolean('is_paid').notNull().default(false),
    /** When an unpaid order loses it; null for never. */
    heldUntil: instant('held_until'),
  },
  (table) => [
    primaryKey({ columns: [table.couponCode, table.buyer, table.nth] }),
    index('coupon_uses_by_source').on(table.source),
    index('coupon_uses_by_mac').on(table.mac),
  ],
);
