import { type Device, deviceKinds, type DeviceList, parseMac, ssidAuthTypes } from '@foyer/domain';
import * as v from 'valibot';
import {
  count,
  flag,
  id,
  oneOf,
  optionalInstant,
  optionalName,
  optionalNumber,
  optionalText,
} from '../schemas/answerSchemas';
import { list } from '../schemas/rows';

/** Any notation on the wire; reads as upper case with colons, or as it is where it is no address. */
const hardwareAddress = v.pipe(
  v.string(),
  v.transform((mac) => parseMac(mac) ?? mac),
);

/** A device of the account. */
export const device = v.pipe(
  v.object({
    /** The device's id; renaming and removing name it. */
    id,
    /** What its owner calls it. Without it: its address. */
    name: optionalName,
    /** Its hardware address, in any notation. */
    mac: hardwareAddress,
    /** What it is, for its picture; any other value is `other`. */
    kind: oneOf(deviceKinds, 'other'),
    /** It takes none of the paid slots. Without it: false. */
    complimentary: flag,
    /** It is connected by cable. Without it: false. */
    wired: flag,
    /** It is online now. Without it: false. */
    online: flag,
    /** It is the one that this session speaks from. Without it: false. */
    thisDevice: flag,
    /** When it was added. Without it: not said. */
    addedAt: optionalInstant,
    /** When the network last saw it. Without it: not said. */
    lastSeenAt: optionalInstant,
    /** When its owner said that it is lost; until it is found it is not let online. Without it: not lost. */
    lostAt: optionalInstant,
  }),
  v.transform(({ name, ...same }): Device => ({ ...same, name: name ?? same.mac })),
);

/** The devices answer. */
export const deviceList = v.pipe(
  v.object({
    /** The account's devices. Without it: none. */
    devices: list(device),
    /** How many of them take no slot. Without it: not counted. */
    complimentaryDeviceCount: count,
    /**
     * How many slots the plan has. Without it: not counted, and nothing is refused for want of one.
     */
    totalDeviceSlots: optionalNumber,
    /** How many changes of device a period allows. Without it: not counted. */
    totalDeviceChanges: optionalNumber,
    /** How many slots are free. Without it: slots are not counted. */
    totalFreeDeviceSlots: optionalNumber,
    /**
     * How many of those changes are left. Without it: not counted, and nothing is refused for want
     * of one.
     */
    availableDeviceChanges: optionalNumber,
    /** Changes on top of those. Without it: none. */
    additionalDeviceChanges: count,
    /** When the changes are counted anew. Without it: no date is said. */
    deviceChangesResetTime: optionalInstant,
    /** The personal network's key. Without it: no key is shown. */
    wpaPskPassphrase: optionalText,
    /** There is a key, which the session sees only after asking for it. Without it: false. */
    isKeyHidden: flag,
    /** The personal network's name. Without it: it is not named. */
    ssidName: optionalText,
    /** How a device joins it. */
    ssidAuthType: oneOf(ssidAuthTypes, 'unknown'),
    /** Every device has to move to a new key. Without it: false. */
    dpskMigrationNeeded: flag,
    /** A device can be reported lost and found. Without it: false, nothing offers it. */
    reportsLost: flag,
    /** A device can take on another address. Without it: false, nothing offers it. */
    adoptsAddresses: flag,
    /** Devices that the network has seen and nobody has claimed. Without it: none. */
    seenDevices: list(
      v.object({
        /** Its hardware address, in any notation. */
        mac: hardwareAddress,
        /** What it calls itself. Without it: its address. */
        name: optionalText,
        /** What it is, for its picture; any other value is `other`. */
        kind: oneOf(deviceKinds, 'other'),
        /** When the network last saw it. Without it: not said. */
        lastSeenAt: optionalInstant,
      }),
    ),
  }),
  v.transform((devices): DeviceList => devices),
);
