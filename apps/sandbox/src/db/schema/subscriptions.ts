import type { KnownCurrency } from '@foyer/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { plans, sites } from './sites';
import { users } from './users';

/** What a coupon takes off each payment: a percentage, or an amount in minor units. */
export interface CouponFigures {
  percentOff: number | null;
  amountOff: number | null;
  currency: KnownCurrency | null;
}

/** What a plan was before a change, so that a withdrawal from the change can bring it back. Rule LAW-5. */
export interface EarlierPlan {
  priceId: string;
  /** What a period of it cost before coupons and credit, in minor units; null where a change didn't write it down yet. */
  periodPrice: number | null;
  recurring: boolean;
  couponCode: string | null;
  couponPeriodsLeft: number | null;
  /** As below; missing where a change didn't write it down yet. */
  couponFigures?: CouponFigures | null;
  /** The end of its minimum term, if one ran on, and the price for a month of that term; null for none. */
  contractEnd: number | null;
  contractMonthly: number | null;
  /** Whether the change began a minimum term of its own. */
  beganTerm: boolean;
  /** When the change was ordered, and when it began: a booked one begins later. */
  orderedAt: number;
  changedAt: number;
  /** Whether the plan comes back: its change was withdrawn from. */
  returns?: boolean;
  /** What it was before an earlier change; null for none. */
  before: EarlierPlan | null;
}

/**
 * What the card provider is to do for a plan once its account knows the plan again; empty if the plan only ends meanwhile.
 * Rule BUY-25.
 */
export interface ProviderWork {
  /** Whether the plan renews after its period. */
  renews?: boolean;
  /** When it collects again: until then the time is paid. */
  nextPayment?: number;
  /** Whether it brings the plan to the one that its holder has here. */
  changesPlan?: boolean;
  /** The plan that follows the present period, with its price in minor units; null for none. */
  next?: { priceId: string; amount: number } | null;
  /** The credit that it leaves the customer, in minor units. */
  credit?: number;
}

/** Plans that a user, or a device without an account, has. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    /** Who holds it: `user:<id>`, or without an account `device:<location>:<mac>` or `visitor:<id>`. */
    buyer: text('buyer').notNull(),
    userId: text('user_id').references(() => users.id),
    mac: text('mac'),
    /** What a buyer without an account gave the card provider; null where it isn't known, and for users. Rule LAW-11. */
    email: text('email'),
    /** The language of that buyer's messages. */
    language: text('language'),
    locationId: text('location_id')
      .notNull()
      .references(() => sites.locationId),
    priceId: text('price_id')
      .notNull()
      .references(() => plans.priceId),
    /** Who renews it: the card provider, or this backend. */
    engine: text('engine').$type<'STRIPE' | 'INTERNAL'>().notNull(),
    providerId: text('provider_id').unique(),
    /**
     * What its holder pays for a period before coupons and credit, in minor units: the price of the plan when it was
     * ordered. `asAgreed` gives a plan this price. Rule SUB-26.
     */
    periodPrice: integer('period_price').notNull(),
    /** `pending` waits for the first payment. */
    state: text('state')
      .$type<'pending' | 'active' | 'past_due' | 'paused' | 'cancelled' | 'ended'>()
      .notNull(),
    recurring: boolean('recurring').notNull(),
    startedAt: instant('started_at').notNull(),
    periodStart: instant('period_start').notNull(),
    /** Null: no end, as for free plans. */
    periodEnd: instant('period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    cancellationReason: text('cancellation_reason'),
    contractEnd: instant('contract_end'),
    /**
     * The highest price for a month that was agreed while the minimum term ran, in minor units; the fee for leaving early is
     * a share of it. Null without a term. Rule SUB-7.
     */
    contractMonthly: doublePrecision('contract_monthly'),
    /** When a plan ends that was cancelled during its minimum term; it renews until then. Null: it wasn't. */
    cancelAt: instant('cancel_at'),
    scheduledPriceId: text('scheduled_price_id').references(() => plans.priceId),
    /** The price of the scheduled plan when it was booked, in minor units. It means nothing without one. */
    scheduledPrice: integer('scheduled_price'),
    /** The plan before its latest change; null for none. */
    changed: jsonb('changed').$type<EarlierPlan>(),
    couponCode: text('coupon_code'),
    couponPeriodsLeft: integer('coupon_periods_left'),
    /**
     * What the coupon took off when it was ordered: the operator may have changed it since. Null without a coupon, and where
     * nobody wrote it down: then it is as the coupon says today. `runningOf` gives a coupon these figures. Rule SUB-26.
     */
    couponFigures: jsonb('coupon_figures').$type<CouponFigures>(),
    /** Unused payments that a change left, in minor units; the next payments take it off. */
    credit: integer('credit').notNull().default(0),
    /** Set while the provider's account doesn't know the plan. */
    providerWork: jsonb('owed_there').$type<ProviderWork>(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('one_live_subscription_per_buyer')
      .on(table.buyer)
      .where(sql`${table.endedAt} is null and ${table.state} <> 'pending'`),
    uniqueIndex('one_pending_subscription_per_buyer')
      .on(table.buyer)
      .where(sql`${table.endedAt} is null and ${table.state} = 'pending'`),
    index('subscriptions_by_buyer').on(table.buyer, table.startedAt),
    index('subscriptions_due')
      .on(table.periodEnd)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Pauses, past and planned. */
export const pauses = pgTable(
  'pauses',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    startDate: instant('start_date').notNull(),
    /** Null: until the user ends it. */
    endDate: instant('end_date'),
    price: integer('price').notNull(),
    /** Milliseconds of the paid period that were left when the pause began. */
    remainder: instant('remainder'),
    currency: text('currency').$type<KnownCurrency>().notNull(),
    state: text('state').$type<'scheduled' | 'active' | 'ended'>().notNull(),
  },
  (table) => [
    uniqueIndex('one_open_pause_per_subscription')
      .on(table.subscriptionId)
      .where(sql`${table.state} <> 'ended'`),
  ],
);
