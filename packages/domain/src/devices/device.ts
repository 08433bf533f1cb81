import type { Instant } from '../time/instant';

/** How the personal network is protected. `unknown` is treated like WPA2. */
export const ssidAuthTypes = ['WPA2', 'WPA3', 'OPEN', 'unknown'] as const;
export type SsidAuthType = (typeof ssidAuthTypes)[number];

/** What a device looks like it is; only chooses a picture. `other` is the neutral case. */
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

/** A device of the account. */
export type Device = {
  readonly id: string;
  readonly name: string;
  /** Upper case, colons. */
  readonly mac: string;
  readonly kind: DeviceKind;
  /** The one that this session speaks from. */
  readonly thisDevice: boolean;
  /** Takes none of the paid slots. */
  readonly complimentary: boolean;
  /** Joined by cable. */
  readonly wired: boolean;
  readonly online: boolean;
  readonly addedAt: Instant | null;
  readonly lastSeenAt: Instant | null;
};

/** A device that the network has seen and nobody has claimed. */
export type SeenDevice = {
  readonly mac: string;
  readonly name: string | null;
  readonly kind: DeviceKind;
  readonly lastSeenAt: Instant | null;
};

/** The devices answer. Specification, section 3. */
export type DeviceList = {
  readonly devices: readonly Device[];
  readonly complimentaryDeviceCount: number;
  readonly totalDeviceSlots: number;
  readonly totalDeviceChanges: number;
  readonly totalFreeDeviceSlots: number;
  readonly availableDeviceChanges: number;
  readonly additionalDeviceChanges: number;
  readonly deviceChangesResetTime: Instant | null;
  readonly wpaPskPassphrase: string | null;
  readonly ssidName: string | null;
  readonly ssidAuthType: SsidAuthType;
  /** The household must move to a new key; every device listed must rejoin. */
  readonly dpskMigrationNeeded: boolean;
  readonly seenDevices: readonly SeenDevice[];
};

/** A notice from the network about this device, shown until dismissed. Specification, section 3. */
export type RadiusNotification = { readonly id: string; readonly message: string };
