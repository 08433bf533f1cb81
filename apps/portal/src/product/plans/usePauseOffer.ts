import type { Subscription } from '@foyer/domain';
import { useGetPauseQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';
import { useCanDo } from './useCanDo';

/**
 * Whether to offer a pause of the plan, or a change of the pause that is booked; null for neither. A backend may have no
 * pauses. Rule API-12.
 *
 * @param plan null while it is loading; the answer about pauses is then asked for beside it
 */
export const usePauseOffer = (plan: Subscription | null): 'pause' | 'changePause' | null => {
  const can = useCanDo();
  const renews = useAppSelector(
    ({ session }) => session.account?.siteUser.hasRecurringSub ?? false,
  );
  const canPause = plan !== null && can('pause', plan);
  const { data, isLoading } = useGetPauseQuery(undefined, { skip: !renews && !canPause });
  if (!canPause || isLoading || data === 'absent') return null;
  return data ? 'changePause' : 'pause';
};
