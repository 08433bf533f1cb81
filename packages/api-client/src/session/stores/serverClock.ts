import { clockSkew, serverTime, type Instant } from '@foyer/domain';
import type { KeyValueStore } from './safeStorage';
import { storageKeys } from './storageKeys';

/**
 * `Date` headers count whole seconds and travel for a while: a smaller difference than this teaches
 * nothing, and following it would make countdowns stutter. Milliseconds.
 */
const TOLERANCE = 2000;

/** The server's time, told by this device's clock and what is known of its error. */
export type ServerClock = {
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: () => Instant;
  /** Learns from an answer's `Date` header; null teaches nothing. */
  readonly note: (dateHeader: string | null) => void;
};

/**
 * Remembers the difference between the clocks under `foyer.skew`, since phones and TVs with a wrong
 * clock are common on guest networks.
 *
 * @param deviceNow this device's clock, milliseconds since 1970
 */
export const createServerClock = (
  storage: KeyValueStore,
  deviceNow: () => Instant,
): ServerClock => {
  const kept = (): number => Number(storage.get(storageKeys.skew)) || 0;
  return {
    now: () => serverTime(deviceNow(), kept()),
    note: (dateHeader) => {
      const skew = clockSkew(dateHeader, deviceNow());
      if (skew === null || Math.abs(skew - kept()) <= TOLERANCE) return;
      storage.set(storageKeys.skew, String(skew));
    },
  };
};
