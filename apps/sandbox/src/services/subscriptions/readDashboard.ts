import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/openDatabase';
import { preparedFor } from '../../db/preparedFor';
import { checkouts, invoices } from '../../db/schema/billing';
import { devices } from '../../db/schema/network';
import { coupons, plans } from '../../db/schema/sites';
import { pauses, subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { userKey } from '../buyers/buyerOf';
import { paidFeeColumn } from './paidFee';
import { factsOf, type SubscriptionFacts } from './subscriptionFacts';

/** What a user's dashboard shows. */
export interface Dashboard {
  /** The current plan, else a purchase that waits for its payment. */
  facts: SubscriptionFacts | null;
  devices: { used: number; complimentary: number };
  /** Whether the card provider may know more about a payment. */
  unsettled: boolean;
}

const nextPlans = alias(plans, 'next_plans');
const earlierCoupons = alias(coupons, 'earlier_coupons');
const buyer = sql.placeholder('buyer');
const userId = sql.placeholder('userId');

/** One statement, because this is the call that customers make most. */
const dashboardRow = preparedFor((db) =>
  db
    .select({
      row: subscriptions,
      plan: plans,
      nextPlan: nextPlans,
      pause: pauses,
      coupon: coupons,
      earlierCoupon: earlierCoupons,
      paidFee: paidFeeColumn,
      used: sql<number>`(select count(*) from ${devices} where ${devices.userId} = ${userId})`.mapWith(
        Number,
      ),
      complimentary: sql<number>`(select count(*) from ${devices}
        where ${devices.userId} = ${userId} and ${devices.complimentary})`.mapWith(Number),
      unsettled: sql<boolean>`exists (select from ${checkouts}
          where ${checkouts.buyer} = ${buyer} and ${checkouts.state} = 'open'
            and ${checkouts.providerId} is not null)
        or exists (select from ${invoices}
          where ${invoices.buyer} = ${buyer} and ${invoices.state} = 'open'
            and coalesce(${invoices.providerId}, ${invoices.paymentIntentId}) is not null)`,
    })
    .from(users)
    .leftJoin(subscriptions, and(eq(subscriptions.buyer, buyer), isNull(subscriptions.endedAt)))
    .leftJoin(plans, eq(plans.priceId, subscriptions.priceId))
    .leftJoin(nextPlans, eq(nextPlans.priceId, subscriptions.scheduledPriceId))
    .leftJoin(pauses, and(eq(pauses.subscriptionId, subscriptions.id), ne(pauses.state, 'ended')))
    .leftJoin(coupons, eq(coupons.code, subscriptions.couponCode))
    .leftJoin(earlierCoupons, eq(earlierCoupons.code, sql`${subscriptions.changed}->>'couponCode'`))
    .where(eq(users.id, userId))
    .orderBy(asc(sql`${subscriptions.state} = 'pending'`))
    .limit(1)
    .prepare('dashboard'),
);

/** Reads what a user's dashboard shows. */
export const readDashboard = async (db: Db, id: string): Promise<Dashboard> => {
  const [found] = await dashboardRow(db).execute({ userId: id, buyer: userKey(id) });
  if (!found) throw new Error(`The user ${id} is gone.`);
  const { row, plan, nextPlan, pause, paidFee, used, complimentary, unsettled } = found;
  const both = [found.coupon, found.earlierCoupon];
  return {
    facts: row && plan ? factsOf({ row, plan, nextPlan, pause, coupons: both, paidFee }) : null,
    devices: { used, complimentary },
    unsettled,
  };
};
