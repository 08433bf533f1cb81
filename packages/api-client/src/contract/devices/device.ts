import { type Device, deviceKinds, type DeviceList, parseMac, ssidAuthTypes } from '@foyer/domain';
import * as v from 'valibot';
import {
  count,
  flag,
  id,
  list,
  oneOf,
  optionalInstant,
  optionalText,
} from '../schemas/answerSchemas';

/** Any notation on the wire; reads as upper case with colons, or as it is where it is no address. */
const hardwareAddress = v.pipe(
  v.string(),
  v.transform((mac) => parseMac(mac) ?? mac),
);

/** A device of the account. */
export const device = v.pipe(
  v.object({
    id,
    name: optionalText,
    mac: hardwareAddress,
    kind: oneOf(deviceKinds, 'other'),
    /** Takes none of the paid slots. */
    complimentary: flag,
    wired: flag,
    online: flag,
    /** The one that this session speaks from. */
    thisDevice: flag,
    addedAt: optionalInstant,
    lastSeenAt: optionalInstant,
  }),
  v.transform(({ name, ...same }): Device => ({ ...same, name: name ?? '' })),
);

/** The devices answer. */
export const deviceList = v.pipe(
  v.object({
    devices: list(device),
    complimentaryDeviceCount: count,
    totalDeviceSlots: count,
    totalDeviceChanges: count,
    totalFreeDeviceSlots: count,
    availableDeviceChanges: count,
    additionalDeviceChanges: count,
    deviceChangesResetTime: optionalInstant,
    wpaPskPassphrase: optionalText,
    ssidName: optionalText,
    ssidAuthType: oneOf(ssidAuthTypes, 'unknown'),
    dpskMigrationNeeded: flag,
    /** Devices that the network has seen and nobody has claimed. */
    seenDevices: list(
      v.object({
        mac: hardwareAddress,
        name: optionalText,
        kind: oneOf(deviceKinds, 'other'),
        lastSeenAt: optionalInstant,
      }),
    ),
  }),
  v.transform((devices): DeviceList => devices),
);
