import { rateLimits, type RateLimits } from '../rate-limits/RateLimits';

/**
 * Counts a reset message to a person. Only the person could see that the hour's messages are sent, so
 * this throws nothing: an error would tell that the account exists. Rule LOGIN-14.
 * @returns true if no more may be sent now
 */
export const isSpent = async (limits: RateLimits, recipient: string): Promise<boolean> =>
  (await limits.take(rateLimits.message, recipient.toLowerCase())) !== null;

/** Longer than sending a message takes. */
const ANSWER_AFTER_MS = 250;

/**
 * Answers after a fixed time, because sending a message takes longer than sending none and would
 * tell that the account exists.
 */
export const afterFixedTime = async <T>(work: Promise<T>): Promise<T> => {
  const [result] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS)),
  ]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
};
