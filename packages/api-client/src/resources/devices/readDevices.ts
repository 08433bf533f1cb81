import { type Device, type DeviceList, parseMac } from '@foyer/domain';
import type { InferOutput } from 'valibot';
import type { device, deviceList } from '../../contract/devices/device';
import { pick, pickOrNull } from '../parts/pick';

/** A device in the domain's names, its address in upper case with colons. */
export const readDevice = (wire: InferOutput<typeof device>): Device => ({
  ...pick(wire, ['id', 'kind', 'thisDevice', 'complimentary', 'wired', 'online']),
  ...pickOrNull(wire, ['addedAt', 'lastSeenAt']),
  mac: parseMac(wire.mac) ?? wire.mac,
  name: wire.name ?? '',
});

/** The devices answer in the domain's names. Specification, section 3: "Devices". */
export const readDeviceList = (wire: InferOutput<typeof deviceList>): DeviceList => ({
  ...pick(wire, [
    'complimentaryDeviceCount',
    'totalDeviceSlots',
    'totalDeviceChanges',
    'totalFreeDeviceSlots',
    'availableDeviceChanges',
    'additionalDeviceChanges',
    'ssidAuthType',
    'dpskMigrationNeeded',
  ]),
  ...pickOrNull(wire, ['deviceChangesResetTime', 'wpaPskPassphrase', 'ssidName']),
  devices: wire.devices.map(readDevice),
  seenDevices: wire.seenDevices.map((seen) => ({
    ...pickOrNull(seen, ['name', 'lastSeenAt']),
    kind: seen.kind,
    mac: parseMac(seen.mac) ?? seen.mac,
  })),
});
