import type { KnownCurrency } from '@foyer/domain';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import type { PlanDetails } from '../../services/plans/planDetails';
import type { SiteDetails } from '../../services/sites/siteDetails';
import { instant } from './columns';

/** Versions of venues, so that no version comes back. */
export const siteVersions = pgSequence('site_versions');

/** Venues. Their texts and feature switches are in `details`. */
export const sites = pgTable('sites', {
  locationId: text('location_id').primaryKey(),
  customerCode: text('customer_code').notNull(),
  position: integer('position').notNull(),
  details: jsonb('details').$type<SiteDetails>().notNull(),
  /** When it closed. A trigger of the database keeps it; null while it is open, and where nobody knows. Rule SUB-21. */
  closedAt: instant('closed_at'),
  /** Triggers of the database raise it whenever the venue or one of its plans changes. */
  version: bigint('version', { mode: 'number' }).notNull().default(0),
});

/** Plans that a venue sells or used to sell. Amounts are minor units. */
export const plans = pgTable(
  'plans',
  {
    priceId: text('price_id').primaryKey(),
    locationId: text('location_id')
      .notNull()
      .references(() => sites.locationId),
    position: integer('position').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').$type<KnownCurrency>().notNull(),
    recurring: boolean('recurring').notNull(),
    /** Only the single-plan path of a coupon leads to a hidden plan. */
    hidden: boolean('hidden').notNull().default(false),
    /** The card provider's own id for this price, once it has one. */
    providerPriceId: text('provider_price_id'),
    details: jsonb('details').$type<PlanDetails>().notNull(),
  },
  (table) => [index('plans_by_site').on(table.locationId, table.position)],
);

/** Coupons: a share of the price or an amount off, for a number of periods. */
export const coupons = pgTable('coupons', {
  code: text('code').primaryKey(),
  /** Null: valid at every venue of the operator. */
  locationId: text('location_id'),
  customerCode: text('customer_code').notNull(),
  percentOff: integer('percent_off'),
  amountOff: integer('amount_off'),
  currency: text('currency').$type<KnownCurrency>(),
  /** Null: for as long as the plan runs. */
  periods: integer('periods'),
  /** How often one person may use it; null for no limit. Rule COUPON-5. */
  usesPerPerson: integer('uses_per_person').default(1),
  /** The hidden plan that this coupon opens. */
  planPriceId: text('plan_price_id'),
  expiresAt: instant('expires_at'),
});

/** MAC addresses that the venue's equipment refuses. */
export const blacklist = pgTable('blacklist', {
  mac: text('mac').primaryKey(),
  reason: text('reason').notNull(),
});
