import { type Instant, siteInfoBlockedFor } from '@foyer/domain';
import type { Answer } from '../transport/answer';
import type { ApiError } from '../transport/apiError';

/**
 * After a failed site info no other attempt is made for 20,000 ms: whoever asks meanwhile gets the
 * same failure. Specification, section 4: "Session and site-info recovery".
 */
export type SiteInfoBackOff = {
  readonly guard: <T>(ask: () => Promise<Answer<T>>) => Promise<Answer<T>>;
  /** When site info failed last, by the server's clock; null once it has come. */
  readonly failedAt: () => Instant | null;
  /** Forgets the failure: the visitor has come in anew, perhaps elsewhere. */
  readonly reset: () => void;
};

/** @param now the server's time */
export const createSiteInfoBackOff = (now: () => Instant): SiteInfoBackOff => {
  let failure: { readonly error: ApiError; readonly at: Instant } | null = null;
  return {
    guard: async (ask) => {
      if (failure && siteInfoBlockedFor(failure.at, now()) > 0) return { error: failure.error };
      const answer = await ask();
      if (answer.error?.kind === 'aborted') return answer;
      failure = answer.error ? { error: answer.error, at: now() } : null;
      return answer;
    },
    failedAt: () => failure?.at ?? null,
    reset: () => {
      failure = null;
    },
  };
};
