import { deviceKinds, ssidAuthTypes } from '@foyer/domain';
import * as v from 'valibot';
import { count, flag, id, known, list, someday, text } from '../parts/answerParts';

/** A device of the account. */
export const device = v.object({
  id,
  name: text,
  mac: v.string(),
  kind: known(deviceKinds, 'other'),
  /** Takes none of the paid slots. */
  complimentary: flag,
  wired: flag,
  online: flag,
  /** The one that this session speaks from. */
  thisDevice: flag,
  addedAt: someday,
  lastSeenAt: someday,
});

/** The devices answer. Specification, section 3: "Devices". */
export const deviceList = v.object({
  devices: list(device),
  complimentaryDeviceCount: count,
  totalDeviceSlots: count,
  totalDeviceChanges: count,
  totalFreeDeviceSlots: count,
  availableDeviceChanges: count,
  additionalDeviceChanges: count,
  deviceChangesResetTime: someday,
  wpaPskPassphrase: text,
  ssidName: text,
  ssidAuthType: known(ssidAuthTypes, 'unknown'),
  dpskMigrationNeeded: flag,
  /** Devices that the network has seen and nobody has claimed. */
  seenDevices: list(
    v.object({
      mac: v.string(),
      name: text,
      kind: known(deviceKinds, 'other'),
      lastSeenAt: someday,
    }),
  ),
});
