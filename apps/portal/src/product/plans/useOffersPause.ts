import type { Subscription } from '@foyer/domain';
import { useGetPauseQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';
import { useCanDo } from './useCanDo';

/**
 * Whether to offer a pause of the plan. A backend may have no pauses. Rule API-12.
 *
 * @param plan null while it is loading; the answer about pauses is then asked for beside it
 */
export const useOffersPause = (plan: Subscription | null): boolean => {
  const can = useCanDo();
  const renews = useAppSelector(
    ({ session }) => session.account?.siteUser.hasRecurringSub ?? false,
  );
  const canPause = plan !== null && can('pause', plan);
  const { data, isLoading } = useGetPauseQuery(undefined, { skip: !renews && !canPause });
  return canPause && !isLoading && data !== 'absent';
};
