import type { Backend } from '../Backend';
import type { Guesser } from '../rate-limits/countedAs';
import { rateLimits } from '../rate-limits/RateLimits';
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
  await limits.use(rateLimits.couponGuesses, network);
  await limits.use(rateLimits.couponGuess, buyer).catch(async (refused: unknown) => {
    // No code was tried, so it takes none from the others of the network.
    await limits.giveBack(rateLimits.couponGuesses, network);
    throw refused;
  });
  const coupon = await requireCoupon(db, code, { ...use, now: clock.now() });
  await limits.giveBack(rateLimits.couponGuess, buyer);
  await limits.giveBack(rateLimits.couponGuesses, network);
  return coupon;
};
