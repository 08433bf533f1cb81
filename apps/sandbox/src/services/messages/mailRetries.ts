import { MINUTE } from '@foyer/domain';

/** How often a mail that cannot be sent is tried, ever later. Rule LAW-11. */
export const MAX_ATTEMPTS = 20;
const WAIT_AFTER_FAILURE = 10 * MINUTE;

/** When to try again, epoch milliseconds. @param attempts how many have failed */
export const nextAttempt = (attempts: number, now: number): number =>
  now + attempts * WAIT_AFTER_FAILURE;
