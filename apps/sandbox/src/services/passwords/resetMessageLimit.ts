import { RESET_PASSWORD_COUNTER } from '@foyer/domain';
import type { RateLimit } from '../rate-limits/RateLimits';
import type { CodeRow } from '../one-time-codes/oneTimeCodes';

const WAIT_MS = RESET_PASSWORD_COUNTER * 1000;

/**
 * One reset message in two minutes for each e-mail address, with or without an account. Rule
 * PASS-1.
 */
export const resetMessageLimit: RateLimit = {
  name: 'recovery',
  allowed: 1,
  windowMs: WAIT_MS,
  message: 'We have just sent one. Please wait before asking again.',
};

/** Whether a message was just sent, perhaps by another process. */
export const wasJustSent = (latest: CodeRow | null, now: number): boolean =>
  latest !== null && latest.createdAt + WAIT_MS > now;
