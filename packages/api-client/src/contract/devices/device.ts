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

/** Any notation on the wire. A valid address becomes upper case with colons; other text stays as it is. */
const hardwareAddress = v.pipe(
  v.string(),
  v.transform((mac) => parseMac(mac) ?? mac),
);

/** A device of the account. */
export const device = v.pipe(
  v.object({
    /** The device's id, for renaming and removing it. */
    id,
    /** The name that its owner gave it. Without it: its device address. */
    name: optionalName,
    /** Its device address (MAC address), in any notation. */
    mac: hardwareAddress,
    /** The kind of device, which chooses its picture. Any other value counts as `other`. */
    kind: oneOf(deviceKinds, 'other'),
    /** True if the device takes no paid slot. Without it: false. */
    complimentary: flag,
    /** True if the device is connected by cable. Without it: false. */
    wired: flag,
    /** True if the device is online now. Without it: false. */
    online: flag,
    /** True for the device that sends the request. Without it: false. */
    thisDevice: flag,
    /** When it was added. Without it: not shown. */
    addedAt: optionalInstant,
    /** When the network last saw it. Without it: not shown. */
    lastSeenAt: optionalInstant,
    /**
     * When its owner reported it lost. A lost device stays offline until it is reported found.
     * Without it: not lost.
     */
    lostAt: optionalInstant,
  }),
  v.transform(({ name, ...same }): Device => ({ ...same, name: name ?? same.mac })),
);

/** The devices answer. */
export const deviceList = v.pipe(
  v.object({
    /** The account's devices. Without it: none. */
    devices: list(device),
    /** The number of devices that take no slot. Without it: not shown. */
    complimentaryDeviceCount: count,
    /**
     * The number of the plan's device slots. Without it: slots are not shown, and the portal
     * refuses no device.
     */
    totalDeviceSlots: optionalNumber,
    /** The number of device changes in each period. Without it: changes are not shown. */
    totalDeviceChanges: optionalNumber,
    /** The number of free slots. Without it: slots are not shown. */
    totalFreeDeviceSlots: optionalNumber,
    /**
     * The number of device changes left in this period. Without it: changes are not shown, and the
     * portal refuses no change.
     */
    availableDeviceChanges: optionalNumber,
    /** Additional device changes. Without it: none. */
    additionalDeviceChanges: count,
    /** When the number of changes is reset. Without it: no date is shown. */
    deviceChangesResetTime: optionalInstant,
    /** The personal network's Wi-Fi password. Without it: no password is shown. */
    wpaPskPassphrase: optionalText,
    /**
     * True if there is a Wi-Fi password that this session sees only after requesting it. Without
     * it: false.
     */
    isKeyHidden: flag,
    /** The personal network's name. Without it: no name is shown. */
    ssidName: optionalText,
    /** How a device joins the personal network. */
    ssidAuthType: oneOf(ssidAuthTypes, 'unknown'),
    /** True if every device must move to a new Wi-Fi password. Without it: false. */
    dpskMigrationNeeded: flag,
    /**
     * True if users can report a device lost and found. Without it: false, the portal does not
     * offer it.
     */
    reportsLost: flag,
    /**
     * True if users can give a device its new device address. Without it: false, the portal does
     * not offer it.
     */
    adoptsAddresses: flag,
    /**
     * Devices on nobody's list that the network has seen with the user, or that this device registered before. Without
     * it: none.
     */
    seenDevices: list(
      v.object({
        /** Its device address (MAC address), in any notation. */
        mac: hardwareAddress,
        /** The name that the device sends. Without it: its device address. */
        name: optionalText,
        /** The kind of device, which chooses its picture. Any other value counts as `other`. */
        kind: oneOf(deviceKinds, 'other'),
        /** When the network last saw it. Without it: not shown. */
        lastSeenAt: optionalInstant,
      }),
    ),
  }),
  v.transform((devices): DeviceList => devices),
);
