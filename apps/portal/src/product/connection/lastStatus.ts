import type { Instant, VenueStatus } from '@foyer/domain';
import { storage } from '~/session/storage/browserStores';

const KEY = 'foyer.venueStatus';

/** What the venue last said, and when this browser heard it. */
export interface LastStatus {
  locationId: string | null;
  at: Instant;
  status: Pick<VenueStatus, 'state' | 'message' | 'startsAt' | 'endsAt'>;
}

/** Null where this browser has heard nothing of the venue. Rule STATUS-5. */
export const readLastStatus = (locationId: string | null): LastStatus | null => {
  try {
    const last = JSON.parse(storage.get(KEY) ?? 'null') as LastStatus | null;
    return last?.locationId === locationId && typeof last.status.state === 'string' ? last : null;
  } catch {
    return null;
  }
};

export const keepLastStatus = (last: LastStatus): void => storage.set(KEY, JSON.stringify(last));
