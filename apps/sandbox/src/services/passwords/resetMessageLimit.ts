import { RESET_PASSWORD_COUNTER } from '@foyer/domain';
import type { RateLimit } from '../rate-limits/RateLimits';
import type { CodeRow } from '../codes/codes';

const WAIT_MS = RESET_PASSWORD_COUNTER * 1000;

/**
 * One recovery message in two minutes for each address, whether or not anybody has an account with
 * it. Specification, section 9: "Reset password counter constant: 120".
 */
export const resetMessageLimit: RateLimit = {
  name: 'recovery',
  allowed: 1,
  windowMs: WAIT_MS,
  message: 'We have just sent one. Please wait before asking again.',
};

/** Whether one was sent just now, by another process perhaps. */
export const wasJustSent = (latest: CodeRow | null, now: number): boolean =>
  latest !== null && latest.createdAt + WAIT_MS > now;
