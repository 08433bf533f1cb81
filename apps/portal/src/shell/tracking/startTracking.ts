import { mayTrack, trackingPayload, type PublicConfig, type TrackingEvent } from '@foyer/domain';
import { storage } from '~/session/storage/browserStores';
import { ga4Tracker } from './ga4Tracker';
import { metaTracker } from './metaTracker';
import type { Tracker } from './tracker';
import { setEventSink } from './tracking';

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
  for (const tracker of trackers) tracker.send(event.name, payload);
};

/**
 * Loads the operator's trackers after consent. A tracker that fails to load is left out.
 *
 * @param isWanted asked when they have loaded, because consent may have ended meanwhile
 * @returns stops them, but not the sending of events; rule TRACK-6
 */
export const startTracking = async (
  { metaPixelId, ga4MeasurementId }: PublicConfig['tracking'],
  isWanted: () => boolean,
): Promise<() => void> => {
  const google = ga4MeasurementId && (await ga4Tracker(ga4MeasurementId).catch(() => null));
  const trackers = [
    ...(metaPixelId ? [metaTracker(metaPixelId)] : []),
    ...(google ? [google] : []),
  ];
  const stop = (): void => trackers.forEach((tracker) => tracker.stop());
  if (isWanted()) setEventSink((event) => sendEvent(trackers, event));
  else stop();
  return stop;
};
