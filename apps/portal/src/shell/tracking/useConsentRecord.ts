import { useEffect, useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { consent } from './consent';
import { selectIsTracked } from './selectIsTracked';

/**
 * Records a logged-in user's answer about trackers, also one from before the log-in. A support agent's browser answers for
 * nobody but the agent. Rule PREF-6.
 */
export const useConsentRecord = (): void => {
  const dispatch = useAppDispatch();
  const answer = useSyncExternalStore(consent.subscribe, consent.read);
  const isTracked = useAppSelector(selectIsTracked);
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? true);
  const userId = useAppSelector(({ session }) => session.account?.userId ?? null);
  useEffect(() => {
    // Another tab, in which the person answered, records the answer.
    if (!isTracked || isAgent || answer === null || userId === null || document.hidden) return;
    void import('./recordAnswer')
      .then(({ recordAnswer }) => recordAnswer(dispatch, userId, answer))
      .catch(() => undefined);
  }, [dispatch, isTracked, isAgent, answer, userId]);
};
