import type { PlanEngine } from '@foyer/domain';
import type { Connection } from '../../connection/connection';
import type { Answer } from '../../transport/answer';

/** What logging out asks of the application around it. */
export type LogOutSteps = {
  /** Forgets an activation code that was typed or carried in by a link. */
  readonly clearAccessCode: () => void;
  readonly reloadSiteInfo: () => Promise<unknown>;
  readonly arePlansLoaded: () => boolean;
  /** Asked after site info has been reloaded. */
  readonly planEngine: () => PlanEngine;
  readonly reloadPlans: () => Promise<unknown>;
};

/**
 * Logs out: removes the token, fetches a fresh blank session, clears access-code data, reloads site
 * info, and reloads plans if none are loaded and the plan engine is not INTERNAL. The device stays
 * online. Rule SES-20.
 *
 * @returns the blank session's failure, after which nothing is reloaded: there is nobody to ask as
 */
export const logOut = async (
  { tokens, renewal }: Connection,
  steps: LogOutSteps,
): Promise<Answer<null>> => {
  tokens.remove();
  const session = await renewal.replaceToken();
  steps.clearAccessCode();
  if (session.error) return session;
  await steps.reloadSiteInfo();
  if (!steps.arePlansLoaded() && steps.planEngine() !== 'INTERNAL') await steps.reloadPlans();
  return { data: null };
};
