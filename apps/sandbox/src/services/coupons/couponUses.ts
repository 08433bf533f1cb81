import { and, count, eq, like, lte, not, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { couponUses } from '../../db/schema/couponUses';
import { coupons } from '../../db/schema/sites';
import { DEVICE, isOneSession, macOfKey, type Buyer } from '../buyers/buyerOf';
import { ServiceError } from '../ServiceError';
import type { CouponRow } from './findCoupon';

/** Who uses a coupon, and who their device is without them. */
export type CouponUser = Pick<Buyer, 'key' | 'visitor'>;

/** The order that takes a coupon. */
interface CouponOrder {
  user: CouponUser;
  /** Names the order: the reason of its invoice, its checkout or its change. */
  source: string;
  now: number;
  /** When an order that was neither paid nor given up counts as given up; null for never. */
  heldUntil?: number | null;
}

const spent = () => new ServiceError('COUPON_INVALID', 'You’ve already used this coupon.');
/** Both orders could be paid, so a second one does not get the coupon. Nobody has used it yet. */
const held = () =>
  new ServiceError(
    'COUPON_INVALID',
    'This coupon is in an order that isn’t finished yet. Log in to finish that order, or order without the coupon.',
  );

/**
 * The uses of one person: their own, and those of the device that the gateway vouches for. A device
 * without an account is the person who used it with one. Two accounts on a device are two people.
 */
const isOfPerson = (code: string, { key, visitor }: CouponUser): SQL | undefined => {
  const isOwn = eq(couponUses.buyer, key);
  const mac = macOfKey(visitor);
  const isOnDevice =
    mac === null
      ? undefined
      : and(
          eq(couponUses.mac, mac),
          macOfKey(key) === null ? like(couponUses.buyer, `${DEVICE}%`) : undefined,
        );
  return and(eq(couponUses.couponCode, code), isOnDevice ? or(isOwn, isOnDevice) : isOwn);
};

/**
 * Refuses a coupon that this person has used as often as it allows. Orders that are not paid yet do
 * not count here, because another order may replace them; `holdCoupon` counts them. Rule COUPON-5.
 * @throws ServiceError `COUPON_INVALID`
 */
export const requireUsesLeft = async (
  db: Db,
  coupon: CouponRow,
  user: CouponUser,
): Promise<void> => {
  if (coupon.usesPerPerson === null) return;
  const [counted] = await db
    .select({ made: count() })
    .from(couponUses)
    .where(and(isOfPerson(coupon.code, user), eq(couponUses.isPaid, true)));
  if ((counted?.made ?? 0) >= coupon.usesPerPerson) throw spent();
};

/**
 * Holds one of the person's uses of a coupon for an order. The coupon's row is locked, so that a user
 * and their device cannot take the same use at once. Repeating it for the same order changes nothing.
 * @throws ServiceError `COUPON_INVALID` if the person has no use left, or could take any number
 */
export const holdCoupon = (
  db: Db,
  { code, usesPerPerson }: CouponRow,
  { user, source, now, heldUntil = null }: CouponOrder,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (usesPerPerson === null) return;
    if (isOneSession(user.key))
      throw new ServiceError(
        'COUPON_INVALID',
        'This coupon works a limited number of times for each person. To use it, register, or open this page from the Wi-Fi.',
      );
    await tx.select().from(coupons).where(eq(coupons.code, code)).for('no key update');
    const isOfThis = isOfPerson(code, user);
    const isGivenUp = and(not(couponUses.isPaid), lte(couponUses.heldUntil, now));
    await tx.delete(couponUses).where(and(isOfThis, isGivenUp));
    const uses = await tx.select().from(couponUses).where(isOfThis);
    const isHeld = uses.some((use) => use.source === source);
    if (!isHeld && uses.length >= usesPerPerson)
      throw uses.every(({ isPaid }) => isPaid) ? spent() : held();
    if (isHeld) {
      await tx.update(couponUses).set({ heldUntil }).where(eq(couponUses.source, source));
      return;
    }
    const { key: buyer, visitor } = user;
    const taken = new Set(uses.filter((use) => use.buyer === buyer).map(({ nth }) => nth));
    let nth = 1;
    while (taken.has(nth)) nth += 1;
    const mac = macOfKey(visitor);
    await tx.insert(couponUses).values({ couponCode: code, buyer, nth, mac, source, heldUntil });
  });

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
