import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { nullable, number, object, optional, parse, picklist, string } from 'valibot';
import type { Backend } from '../Backend';
import { subscriptions, type CouponFigures } from '../../db/schema/subscriptions';
import { countCouponUse } from '../coupons/couponUses';
import { dropSpentCoupon } from './dropSpentCoupon';

/** The metadata in which a subscription at the provider keeps its coupon change until we store it. */
const KEY = 'coupon_change';

const couponChange = object({
  /** The order that holds the coupon's use. */
  source: string(),
  code: nullable(string()),
  periodsLeft: nullable(number()),
  /** Missing where an earlier version made the change. */
  figures: optional(
    nullable(
      object({
        percentOff: nullable(number()),
        amountOff: nullable(number()),
        currency: nullable(picklist(['GBP', 'USD', 'EUR'])),
      }),
    ),
    null,
  ),
});

/** What a change of plan does to the coupon. */
interface CouponChange {
  source: string;
  code: string | null;
  periodsLeft: number | null;
  figures: CouponFigures | null;
}

/** Stores a coupon change: counts the coupon's use and puts the coupon on our subscription. */
const storeCouponChange = async (
  backend: Backend,
  subscriptionId: string,
  { source, code, periodsLeft, figures }: CouponChange,
): Promise<void> => {
  await backend.db.transaction(async (tx) => {
    await countCouponUse(tx, source);
    await tx
      .update(subscriptions)
      .set({ couponCode: code, couponPeriodsLeft: periodsLeft, couponFigures: figures })
      .where(eq(subscriptions.id, subscriptionId));
  });
  await dropSpentCoupon(backend, subscriptionId);
};

/**
 * The metadata that makes a change of plan and of its coupon one step at the provider, so that a
 * process that is killed in between loses neither.
 */
export const couponChangeMetadata = (change: CouponChange): Stripe.MetadataParam => ({
  [KEY]: JSON.stringify(change),
});

/**
 * Whether metadata names a coupon change. An invoice of the provider keeps those that its subscription had when it was
 * made.
 */
export const carriesCouponChange = (metadata: Stripe.Metadata | null | undefined): boolean =>
  Boolean(metadata?.[KEY]);

/** Stores the coupon change that a provider's subscription still carries. Safe to repeat. */
export const finishCouponChange = async (
  backend: Backend,
  subscriptionId: string,
  theirs: Stripe.Subscription,
): Promise<void> => {
  const carried = theirs.metadata[KEY];
  if (!carried) return;
  await storeCouponChange(backend, subscriptionId, parse(couponChange, JSON.parse(carried)));
  await backend.cardProvider.stripe.subscriptions.update(theirs.id, { metadata: { [KEY]: '' } });
};
