import { useEffect, useSyncExternalStore } from 'react';
import { consent } from './consent';
import { useAppSelector } from '~/session/store/hooks';
import { forgetTracked, trackBy } from './tracking';

/** Starts the trackers when the visitor has agreed to them, and stops telling them when that changes. */
export const useTracking = (): void => {
  const answer = useSyncExternalStore(consent.subscribe, consent.read);
  const tracking = useAppSelector(({ site }) => site.config?.tracking ?? null);
  useEffect(() => {
    if (answer === 'no') forgetTracked();
    if (answer !== 'yes' || !tracking) return undefined;
    let isOver = false;
    // What cannot be fetched is done without.
    void import('./startTracking')
      .then(({ startTracking }) => (isOver ? undefined : startTracking(tracking)))
      .catch(() => undefined);
    return () => {
      isOver = true;
      trackBy(null);
    };
  }, [answer, tracking]);
};
