import type { LocationDetails } from '@foyer/domain';
import { asObject } from '../../reading/asObject';
import type { KeyValueStore } from './safeStorage';
import { storageKeys } from './storageKeys';
import {
  fromWireLocation,
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
  read: () => fromWireLocation(parse(storage.get(storageKeys.location))),
  write: (details) => storage.set(storageKeys.location, JSON.stringify(toWireLocation(details))),
});

const names = [
  'mac',
  'nas_id',
  'location_id',
  'customer_code',
  'connection_type',
  'gateway_proof',
] as const;

const parse = (json: string | null): WireLocation => {
  const kept = asObject(parseJson(json));
  const details: WireLocation = {};
  for (const name of names) {
    const value = kept[name];
    if (typeof value === 'string') details[name] = value;
  }
  return details;
};

const parseJson = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
};
