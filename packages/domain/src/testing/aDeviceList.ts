import type { Device, DeviceList } from '../devices/device';

export const aDevice = (over: Partial<Device> = {}): Device => ({
  id: 'device-1',
  name: 'Phone',
  mac: 'A4:83:E7:12:34:56',
  kind: 'phone',
  thisDevice: false,
  complimentary: false,
  wired: false,
  online: false,
  addedAt: null,
  lastSeenAt: null,
  lostAt: null,
  ...over,
});

/** Five slots, two of them free; three of four device changes are left. */
export const aDeviceList = (over: Partial<DeviceList> = {}): DeviceList => ({
  devices: [],
  complimentaryDeviceCount: 1,
  totalDeviceSlots: 5,
  totalDeviceChanges: 4,
  totalFreeDeviceSlots: 2,
  availableDeviceChanges: 3,
  additionalDeviceChanges: 0,
  deviceChangesResetTime: null,
  isKeyHidden: false,
  wpaPskPassphrase: null,
  ssidName: null,
  ssidAuthType: 'WPA2',
  dpskMigrationNeeded: false,
  reportsLost: false,
  adoptsAddresses: false,
  seenDevices: [],
  ...over,
});
