import { clockSkew, serverTime, type Instant } from '@foyer/domain';
import type { KeyValueStore } from './safeStorage';
import { storageKeys } from './storageKeys';

/**
 * In milliseconds. A `Date` header has whole seconds and is delayed by the network, so a smaller
 * difference than this means nothing, and countdowns would stutter if the clock followed it.
 */
const TOLERANCE = 2000;

/** The server's time: this device's clock, corrected by its known error. */
export type ServerClock = {
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: () => Instant;
  /** Corrects the clock by an answer's `Date` header. @param header returns an answer's header by its name */
  readonly readAnswer: (header: (name: string) => string | null) => void;
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
    readAnswer: (header) => {
      // A cached answer has the `Date` of the time when it was stored.
      if (header('age')) return;
      const skew = clockSkew(header('date'), deviceNow());
      if (skew === null || Math.abs(skew - kept()) <= TOLERANCE) return;
      storage.set(storageKeys.skew, String(skew));
    },
  };
};
