import { canDo, defaultPublicConfig, type PlanAction, type Subscription } from '@foyer/domain';
import { useCallback } from 'react';
import { now } from '~/session/storage/browserStores';
import { useAppSelector, useIsSiteClosed } from '~/session/store/hooks';

/** Tells which plan actions to offer this person; the server decides in the end. */
export const useCanDo = () => {
  const isPaused = useAppSelector(({ session }) => session.account?.siteUser.paused ?? false);
  const { cancelSubscriptionDisabled } = useAppSelector(
    ({ site }) => site.config ?? defaultPublicConfig,
  );
  const isClosed = useIsSiteClosed();
  return useCallback(
    (action: PlanAction, subscription: Subscription): boolean =>
      canDo(action, {
        subscription,
        paused: isPaused || subscription.state === 'paused',
        cancelDisabled: cancelSubscriptionDisabled,
        siteClosed: isClosed,
        now: now(),
      }),
    [isPaused, cancelSubscriptionDisabled, isClosed],
  );
};
