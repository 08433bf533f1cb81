import type { PlanEngine } from '@foyer/domain';
import type { Connection } from '../connection/connection';
import type { Answer } from '../transport/answer';

/** The steps of logging out that belong to the application. */
export type LogOutSteps = {
  /** Removes an activation code that was typed or came with a link. */
  readonly clearAccessCode: () => void;
  readonly reloadSiteInfo: () => Promise<unknown>;
  /** Leaves the user's page and clears their data, cached answers included. */
  readonly leave: () => void;
  /** Called after site info has been reloaded. */
  readonly planEngine: () => PlanEngine;
  /** Loads the plans unless they are in the cache by then. */
  readonly loadPlans: () => Promise<unknown>;
};

/**
 * Logs out: removes the token, fetches a fresh blank session, clears access-code data, reloads site
 * info, and loads plans if none are loaded and the plan engine is not INTERNAL. The device stays
 * online. Rule SES-20.
 *
 * @returns the blank session's error; nothing is reloaded then, because there is no session to reload with
 */
export const logOut =
  ({ tokens, agent, renewal }: Connection) =>
  async (steps: LogOutSteps): Promise<Answer<null>> => {
    tokens.remove();
    agent.write(false);
    const session = await renewal.replaceToken();
    steps.clearAccessCode();
    if (!session.error) await steps.reloadSiteInfo();
    steps.leave();
    if (session.error) return session;
    if (steps.planEngine() !== 'INTERNAL') await steps.loadPlans();
    return { data: null };
  };
