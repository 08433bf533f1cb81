import type { TrackingName, TrackingPayload } from '@foyer/domain';

/** Sends an event to one advertising network, in the network's own format. */
export type Tracker = (name: TrackingName, payload: TrackingPayload | null) => void;
