import type { TrackingEvent } from '@foyer/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { consent } from './consent';
import { queueEmptied } from './trackingSlice';

type SendEvent = (event: TrackingEvent) => void;

const NO_EVENTS: readonly TrackingEvent[] = [];

/**
 * Starts the trackers after consent and sends them the queue. After a no it stops them and drops the
 * queue. Rules TRACK-3 and TRACK-6.
 */
export const useTracking = (): void => {
  const dispatch = useAppDispatch();
  const answer = useSyncExternalStore(consent.subscribe, consent.read);
  const queue = useAppSelector(({ tracking }) => tracking?.queue ?? NO_EVENTS);
  const send = useTrackers(answer === 'yes');
  useEffect(() => {
    if (queue.length === 0 || answer === null) return;
    if (answer === 'yes') {
      if (!send) return;
      for (const event of queue) send(event);
    }
    dispatch(queueEmptied());
  }, [queue, answer, send, dispatch]);
};

/** Loads the operator's trackers; null until they are ready. The portal works without them. */
const useTrackers = (hasConsent: boolean): SendEvent | null => {
  const tracking = useAppSelector(({ site }) => site.config?.tracking ?? null);
  const [send, setSend] = useState<SendEvent | null>(null);
  useEffect(() => {
    if (!hasConsent || !tracking) return undefined;
    let isWanted = true;
    let stop = (): void => undefined;
    void import('./startTracking')
      .then(async ({ startTracking }) => {
        if (!isWanted) return;
        const trackers = await startTracking(tracking);
        ({ stop } = trackers);
        // Consent may have ended while they loaded.
        if (isWanted) setSend(() => trackers.send);
        else stop();
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
      setSend(null);
      stop();
    };
  }, [hasConsent, tracking]);
  return send;
};
