import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { couponUses } from '../../db/schema/couponUses';
import { isOneSession } from '../buyers/buyerOf';
import { ServiceError } from '../ServiceError';
import type { CouponRow } from './findCoupon';

/** The order that takes a coupon. */
interface CouponOrder {
  buyer: string;
  /** Names the order: the reason of its invoice, its checkout or its change. */
  source: string;
  now: number;
  /** When an order that was neither paid nor given up counts as given up; null for never. */
  heldUntil?: number | null;
}

const spent = () => new ServiceError('COUPON_INVALID', 'You have used this coupon already.');

const isOf = (code: string, buyer: string) =>
  and(eq(couponUses.couponCode, code), eq(couponUses.buyer, buyer));

/**
 * Refuses a coupon that this buyer has used as often as it allows. Orders that are not paid yet do
 * not count here, because another order may replace them; `holdCoupon` counts them. Rule COUPON-5.
 * @throws ServiceError `COUPON_INVALID`
 */
export const requireUsesLeft = async (db: Db, coupon: CouponRow, buyer: string): Promise<void> => {
  if (coupon.usesPerPerson === null) return;
  const [counted] = await db
    .select({ made: count() })
    .from(couponUses)
    .where(and(isOf(coupon.code, buyer), eq(couponUses.isPaid, true)));
  if ((counted?.made ?? 0) >= coupon.usesPerPerson) throw spent();
};

/**
 * Holds one of the buyer's uses of a coupon for an order. The table has one row for each use, so two
 * orders at once cannot take the same one. Repeating it for the same order changes nothing.
 * @throws ServiceError `COUPON_INVALID` if the buyer has no use left, or could take any number
 */
export const holdCoupon = async (
  tx: Db,
  coupon: CouponRow,
  { buyer, source, now, heldUntil = null }: CouponOrder,
): Promise<void> => {
  if (coupon.usesPerPerson === null) return;
  if (isOneSession(buyer))
    throw new ServiceError(
      'COUPON_INVALID',
      'Each person can use this coupon only so often. Register, or open this page from the Wi-Fi, to use it.',
    );
  for (let nth = 1; nth <= coupon.usesPerPerson; nth += 1) {
    const [held] = await tx
      .insert(couponUses)
      .values({ couponCode: coupon.code, buyer, nth, source, heldUntil })
      .onConflictDoUpdate({
        target: [couponUses.couponCode, couponUses.buyer, couponUses.nth],
        set: { source, heldUntil },
        setWhere: sql`${couponUses.source} = ${source}
          or (not ${couponUses.isPaid} and ${couponUses.heldUntil} <= ${now})`,
      })
      .returning({ nth: couponUses.nth });
    if (held) return;
  }
  throw spent();
};

/** Counts the use that an order holds, because it is paid. An order without a coupon holds none. */
export const countCouponUse = async (tx: Db, source: string): Promise<void> => {
  await tx
    .update(couponUses)
    .set({ isPaid: true, heldUntil: null })
    .where(eq(couponUses.source, source));
};

/** Gives back the use that an order holds, because the order is given up. */
export const releaseCoupon = async (tx: Db, source: string): Promise<void> => {
  await tx
    .delete(couponUses)
    .where(and(eq(couponUses.source, source), eq(couponUses.isPaid, false)));
};
