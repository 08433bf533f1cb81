import { rateLimits, type RateLimits } from '../rate-limits/RateLimits';

/**
 * Counts a reset message to a person. Only the person could see that the hour's messages are sent, so
 * this throws nothing: an error would tell that the account exists. Rule LOGIN-14.
 * @returns true if no more may be sent now
 */
export const isSpent = async (limits: RateLimits, recipient: string): Promise<boolean> =>
  (await limits.take(rateLimits.message, recipient.toLowerCase())) !== null;
