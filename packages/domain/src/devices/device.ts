import type { Instant } from '../time/instant';

/** The protection of the personal network. `unknown` is treated as WPA2. Rule NET-5. */
export const ssidAuthTypes = ['WPA2', 'WPA3', 'OPEN', 'unknown'] as const;
export type SsidAuthType = (typeof ssidAuthTypes)[number];

/** Chooses the device's icon. `other` stands for a kind that the portal does not know. */
export const deviceKinds = [
  'phone',
  'tablet',
  'laptop',
  'desktop',
  'tv',
  'console',
  'speaker',
  'printer',
  'other',
] as const;
export type DeviceKind = (typeof deviceKinds)[number];

export type Device = {
  readonly id: string;
  /** Never empty: a device without a name has its MAC address. */
  readonly name: string;
  /** Upper case with colons. */
  readonly mac: string;
  readonly kind: DeviceKind;
  /** The device that this session runs on. */
  readonly thisDevice: boolean;
  /** Uses none of the paid slots. Rule DEV-3. */
  readonly complimentary: boolean;
  /** Connected by cable. */
  readonly wired: boolean;
  readonly online: boolean;
  readonly addedAt: Instant | null;
  readonly lastSeenAt: Instant | null;
  /** Reported lost; null while it is not. Rule LOST-1. */
  readonly lostAt: Instant | null;
};

/** A device that the network has seen and that belongs to no account. */
export type SeenDevice = {
  readonly mac: string;
  readonly name: string | null;
  readonly kind: DeviceKind;
  readonly lastSeenAt: Instant | null;
};

/** The answer to `GET /devices`. */
export type DeviceList = {
  readonly devices: readonly Device[];
  readonly complimentaryDeviceCount: number;
  /** Null means that the backend does not count them; the same for changes. Rule DEV-11. */
  readonly totalDeviceSlots: number | null;
  readonly totalDeviceChanges: number | null;
  readonly totalFreeDeviceSlots: number | null;
  readonly availableDeviceChanges: number | null;
  readonly additionalDeviceChanges: number;
  readonly deviceChangesResetTime: Instant | null;
  readonly wpaPskPassphrase: string | null;
  /** There is a key, and the session sees it only after asking for it. Rule SES-35. */
  readonly isKeyHidden: boolean;
  readonly ssidName: string | null;
  readonly ssidAuthType: SsidAuthType;
  /** The household must move to a new key; every listed device must join again. Rule NET-2. */
  readonly dpskMigrationNeeded: boolean;
  readonly reportsLost: boolean;
  readonly adoptsAddresses: boolean;
  readonly seenDevices: readonly SeenDevice[];
};
