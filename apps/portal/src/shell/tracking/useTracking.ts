import { useEffect, useSyncExternalStore } from 'react';
import { consent } from './consent';
import { useAppSelector } from '~/session/store/hooks';
import { clearTrackedEvents, setEventSink } from './tracking';

/** Starts the trackers after consent, and stops sending events when consent ends. */
export const useTracking = (): void => {
  const answer = useSyncExternalStore(consent.subscribe, consent.read);
  const tracking = useAppSelector(({ site }) => site.config?.tracking ?? null);
  useEffect(() => {
    if (answer === 'no') clearTrackedEvents();
    if (answer !== 'yes' || !tracking) return undefined;
    let isCancelled = false;
    // The portal works without trackers.
    void import('./startTracking')
      .then(({ startTracking }) => (isCancelled ? undefined : startTracking(tracking)))
      .catch(() => undefined);
    return () => {
      isCancelled = true;
      setEventSink(null);
    };
  }, [answer, tracking]);
};
