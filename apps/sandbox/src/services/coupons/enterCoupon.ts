import type { Backend } from '../Backend';
import { rateLimits } from '../rate-limits/RateLimits';
import { requireCoupon, type CouponRow, type CouponUse } from './findCoupon';

/**
 * The coupon of a code that somebody entered. A wrong code counts as a guess, whichever call it comes
 * with. Rule LOGIN-13.
 * @param guesser as `countedBuyer` names it
 * @throws ServiceError `COUPON_INVALID`, `TOO_MANY_REQUESTS`
 */
export const enterCoupon = async (
  { db, clock, limits }: Backend,
  code: string,
  use: Omit<CouponUse, 'now'>,
  guesser: string,
): Promise<CouponRow> => {
  await limits.use(rateLimits.couponGuess, guesser);
  const coupon = await requireCoupon(db, code, { ...use, now: clock.now() });
  await limits.giveBack(rateLimits.couponGuess, guesser);
  return coupon;
};
