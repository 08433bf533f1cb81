import { rateLimits, type RateLimits } from './RateLimits';

/**
 * Counts an answer of a user, which is kept for good. Rule LOGIN-13.
 * @throws ServiceError `TOO_MANY_REQUESTS`
 */
export const countConsent = async (limits: RateLimits, userId: string): Promise<void> => {
  await limits.use(rateLimits.consent, userId);
  await limits.use(rateLimits.consentDay, userId);
};
