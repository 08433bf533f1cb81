import { useEffect, useSyncExternalStore } from 'react';
import { consent } from './consent';
import { useAppSelector } from '~/session/store/hooks';
import { dropEvents, setEventSink } from './tracking';

/** Starts the trackers after consent, and stops them when consent ends. Rules TRACK-3 and TRACK-6. */
export const useTracking = (): void => {
  const answer = useSyncExternalStore(consent.subscribe, consent.read);
  const tracking = useAppSelector(({ site }) => site.config?.tracking ?? null);
  useEffect(() => {
    if (answer === 'no') {
      setEventSink(dropEvents);
      return () => setEventSink(null);
    }
    if (answer !== 'yes' || !tracking) return undefined;
    let isWanted = true;
    let stop = (): void => undefined;
    // The portal works without trackers.
    void import('./startTracking')
      .then(async ({ startTracking }) => {
        if (isWanted) stop = await startTracking(tracking, () => isWanted);
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
      setEventSink(null);
      stop();
    };
  }, [answer, tracking]);
};
