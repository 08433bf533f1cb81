import type { TrackingName, TrackingPayload } from '@foyer/domain';

/** One advertising network: it is told an event in its own words. */
export type Tracker = (name: TrackingName, payload: TrackingPayload | null) => void;
