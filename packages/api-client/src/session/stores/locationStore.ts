import type { LocationDetails } from '@foyer/domain';
import { asObject } from '../../reading/asObject';
import type { KeyValueStore } from './safeStorage';
import { storageKeys } from './storageKeys';
import {
  fromWireLocation,
  readWireLocation,
  toWireLocation,
  type WireLocation,
} from '../../contract/gateway/wireLocation';

/** The visitor's location, from the last gateway entry. */
export type LocationStore = {
  /** Null until a gateway entry has named the site. */
  readonly read: () => LocationDetails | null;
  readonly write: (details: LocationDetails) => void;
};

/** Stores the details as JSON under `foyer.location`, with their wire names. */
export const createLocationStore = (storage: KeyValueStore): LocationStore => ({
  read: () => fromWireLocation(readStored(storage.get(storageKeys.location))),
  write: (details) => storage.set(storageKeys.location, JSON.stringify(toWireLocation(details))),
});

const readStored = (json: string | null): WireLocation => {
  const kept = asObject(parseJson(json));
  return readWireLocation((name) => kept[name]);
};

const parseJson = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
};
