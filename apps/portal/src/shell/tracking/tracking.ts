import type { TrackingEvent } from '@foyer/domain';

type EventSink = (event: TrackingEvent) => void;

/** Events that are kept until consent; later ones are dropped. */
const MAX_QUEUED = 20;

let queue: TrackingEvent[] = [];
let sink: EventSink | null = null;

/** Tracks an event of a purchase. It is queued until the visitor consents and never sent without consent. */
export const track = (event: TrackingEvent): void => {
  if (sink) sink(event);
  else if (queue.length < MAX_QUEUED) queue.push(event);
};

/** Drops events, because the person has said no. */
export const dropEvents: EventSink = () => undefined;

/** Sends the queue and all later events to a sink; null queues later events again. */
export const setEventSink = (next: EventSink | null): void => {
  sink = next;
  if (!next) return;
  const queued = queue;
  queue = [];
  for (const event of queued) next(event);
};
