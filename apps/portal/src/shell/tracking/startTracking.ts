import { mayTrack, trackingPayload, type PublicConfig, type TrackingEvent } from '@foyer/domain';
import { storage } from '~/session/storage/stores';
import { ga4Tracker } from './ga4Tracker';
import { metaTracker } from './metaTracker';
import type { Tracker } from './tracker';
import { trackBy } from './tracking';

const TOLD = 'foyer.toldPurchases';

/** Purchases that were told before: the page that tells them can be opened twice. */
const told = (): string[] => {
  try {
    const kept: unknown = JSON.parse(storage.get(TOLD) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
};

const tell = (trackers: readonly Tracker[], event: TrackingEvent): void => {
  const before = told();
  if (!mayTrack(event, true, before)) return;
  if (event.name === 'purchase')
    storage.set(TOLD, JSON.stringify([...before, event.purchaseId].slice(-20)));
  const payload = trackingPayload(event);
  for (const tracker of trackers) tracker(event.name, payload);
};

/**
 * Loads the trackers that the operator has, after the visitor's yes and never before. One that cannot
 * be had is left out: nothing of the portal depends on it.
 */
export const startTracking = async ({
  metaPixelId,
  ga4MeasurementId,
}: PublicConfig['tracking']): Promise<void> => {
  const wanted = [
    ...(metaPixelId ? [metaTracker(metaPixelId)] : []),
    ...(ga4MeasurementId ? [ga4Tracker(ga4MeasurementId)] : []),
  ];
  const settled = await Promise.allSettled(wanted);
  const trackers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  trackBy((event) => tell(trackers, event));
};
