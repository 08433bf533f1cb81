import type { TrackingEvent } from '@foyer/domain';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '~/session/store/hooks';
import { eventTracked } from './trackingSlice';

const idOf = (event: TrackingEvent): string =>
  [
    event.name,
    'plan' in event ? event.plan.priceId : '',
    'purchaseId' in event ? event.purchaseId : '',
  ].join(' ');

/**
 * Tracks an event once while the screen is shown; null tracks nothing.
 *
 * @param once identifies the event; by default its name, plan and purchase
 */
export const useTracked = (event: TrackingEvent | null, once?: string): void => {
  const dispatch = useAppDispatch();
  const tracked = useRef(new Set<string>());
  const id = event && (once ?? idOf(event));
  useEffect(() => {
    if (!event || !id || tracked.current.has(id)) return;
    tracked.current.add(id);
    dispatch(eventTracked(event));
    // oxlint-disable-next-line react/exhaustive-deps -- the id identifies the event
  }, [id]);
};
