import type { TrackingEvent } from '@foyer/domain';
import { useEffect, useRef } from 'react';
import { track } from './tracking';

const idOf = (event: TrackingEvent): string =>
  [
    event.name,
    'plan' in event ? event.plan.priceId : '',
    'purchaseId' in event ? event.purchaseId : '',
  ].join(' ');

/** Says that something of a purchase is on the screen: each once while the screen stands; null says nothing. */
export const useTracked = (event: TrackingEvent | null): void => {
  const said = useRef(new Set<string>());
  const id = event && idOf(event);
  useEffect(() => {
    if (!event || !id || said.current.has(id)) return;
    said.current.add(id);
    track(event);
    // oxlint-disable-next-line react/exhaustive-deps -- the id says all that an event is told by
  }, [id]);
};
