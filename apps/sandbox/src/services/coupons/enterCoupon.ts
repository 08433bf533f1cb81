import type { Backend } from '../Backend';
import type { Guesser } from '../rate-limits/countedAs';
import { rateLimits } from '../rate-limits/RateLimits';
import { requireAll } from '../rate-limits/takeAll';
import { requireCoupon, type CouponRow, type CouponUse } from './findCoupon';

/**
 * The coupon of a code that somebody entered. A wrong code counts as a guess, whichever call it comes
 * with. Rule LOGIN-13.
 * @throws ServiceError `COUPON_INVALID`, `TOO_MANY_REQUESTS`
 */
export const enterCoupon = async (
  { db, clock, limits }: Backend,
  code: string,
  use: Omit<CouponUse, 'now'>,
  { buyer, network }: Guesser,
): Promise<CouponRow> => {
  await requireAll(limits, [
    [rateLimits.couponGuesses, network],
    [rateLimits.couponGuess, buyer],
  ]);
  const coupon = await requireCoupon(db, code, { ...use, now: clock.now() });
  await limits.giveBack(rateLimits.couponGuess, buyer);
  await limits.giveBack(rateLimits.couponGuesses, network);
  return coupon;
};
