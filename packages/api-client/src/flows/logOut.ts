import type { PlanEngine } from '@foyer/domain';
import type { Connection } from '../connection/connection';
import type { Answer } from '../transport/answer';

/** The steps of logging out that belong to the application. */
export type LogOutSteps = {
  /** Removes an activation code that was typed or came with a link. */
  readonly clearAccessCode: () => void;
  readonly reloadSiteInfo: () => Promise<unknown>;
  readonly arePlansLoaded: () => boolean;
  /** Called after site info has been reloaded. */
  readonly planEngine: () => PlanEngine;
  readonly reloadPlans: () => Promise<unknown>;
};

/**
 * Logs out: removes the token, fetches a fresh blank session, clears access-code data, reloads site
 * info, and reloads plans if none are loaded and the plan engine is not INTERNAL. The device stays
 * online. Rule SES-20.
 *
 * @returns the blank session's error; nothing is reloaded then, because there is no session to reload with
 */
export const logOut =
  ({ tokens, renewal }: Connection) =>
  async (steps: LogOutSteps): Promise<Answer<null>> => {
    tokens.remove();
    const session = await renewal.replaceToken();
    steps.clearAccessCode();
    if (session.error) return session;
    await steps.reloadSiteInfo();
    if (!steps.arePlansLoaded() && steps.planEngine() !== 'INTERNAL') await steps.reloadPlans();
    return { data: null };
  };
