import type { Plan } from '@foyer/domain';
import type { ReactElement } from 'react';

/** What another plan may have more of: device slots, or a personal network. */
export type PlanHasMore = 'slots' | 'ownNetwork';

export interface IfMoreProps {
  more: PlanHasMore;
  children: ReactElement;
  /** Shown instead, even while it is not known. */
  otherwise: ReactElement | null;
}

/** Whether one of these plans has more than a user with so many slots has now. Rules DEV-4 and NET-13. */
export const hasMore = (
  plans: readonly Pick<Plan, 'deviceLimit' | 'hasOwnNetwork'>[],
  more: PlanHasMore,
  slots: number,
): boolean =>
  plans.some(({ deviceLimit, hasOwnNetwork }) =>
    more === 'slots' ? (deviceLimit ?? slots + 1) > slots : hasOwnNetwork,
  );
