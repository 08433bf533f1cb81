import { rateLimits, type RateLimits } from './RateLimits';
import { requireAll } from './takeAll';

/**
 * Counts an answer of a user, which is kept for good. Rule LOGIN-13.
 * @throws ServiceError `TOO_MANY_REQUESTS`
 */
export const countConsent = (limits: RateLimits, userId: string): Promise<void> =>
  requireAll(limits, [
    [rateLimits.consent, userId],
    [rateLimits.consentDay, userId],
  ]);
