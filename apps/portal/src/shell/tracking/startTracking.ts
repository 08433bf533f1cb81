import {
  mayTrack,
  trackingId,
  trackingPayload,
  type PublicConfig,
  type TrackingEvent,
} from '@foyer/domain';
import { storage } from '~/session/storage/browserStores';
import { ga4Tracker } from './ga4Tracker';
import { metaTracker } from './metaTracker';
import type { Tracker } from './tracker';

const TRACKED_KEY = 'foyer.toldPurchases';

/** Purchases that were tracked before, because the success page can be opened twice. */
const trackedPurchases = (): string[] => {
  try {
    const kept: unknown = JSON.parse(storage.get(TRACKED_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
};

const sendEvent = (trackers: readonly Tracker[], event: TrackingEvent): void => {
  const before = trackedPurchases();
  if (!mayTrack(event, true, before)) return;
  if (event.name === 'purchase')
    storage.set(TRACKED_KEY, JSON.stringify([...before, event.purchaseId].slice(-20)));
  const payload = trackingPayload(event);
  for (const tracker of trackers) tracker.send(event.name, payload, trackingId(event));
};

/** The running trackers. */
interface Trackers {
  send: (event: TrackingEvent) => void;
  /** Stops them for good. Rule TRACK-6. */
  stop: () => void;
}

/** Loads the operator's trackers after consent. A tracker that fails to load is left out. */
export const startTracking = async ({
  metaPixelId,
  ga4MeasurementId,
}: PublicConfig['tracking']): Promise<Trackers> => {
  const google = ga4MeasurementId && (await ga4Tracker(ga4MeasurementId).catch(() => null));
  const trackers = [
    ...(metaPixelId ? [metaTracker(metaPixelId)] : []),
    ...(google ? [google] : []),
  ];
  return {
    send: (event) => sendEvent(trackers, event),
    stop: () => trackers.forEach((tracker) => tracker.stop()),
  };
};
