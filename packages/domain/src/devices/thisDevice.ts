import type { Device } from './device';
import { isSameMac } from './mac';

/** The server marks this device, or it has the session's MAC address. */
export const isThisDevice = (
  device: Pick<Device, 'mac' | 'thisDevice'>,
  sessionMac: string | null,
): boolean => device.thisDevice || isSameMac(device.mac, sessionMac);

/** This device, if its owner has reported it lost. Rule LOST-2. */
export const lostDeviceHere = (
  devices: readonly Device[],
  sessionMac: string | null,
): Device | null =>
  devices.find((device) => device.lostAt !== null && isThisDevice(device, sessionMac)) ?? null;
