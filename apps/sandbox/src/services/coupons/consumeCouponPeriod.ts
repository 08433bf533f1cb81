import { sql } from 'drizzle-orm';
import { subscriptions } from '../../db/schema/subscriptions';

/** Each payment uses up one period of the coupon. Null stays null: such a coupon has no end. */
export const consumeCouponPeriod = sql`case when ${subscriptions.couponPeriodsLeft} > 0
  then ${subscriptions.couponPeriodsLeft} - 1 else ${subscriptions.couponPeriodsLeft} end`;
