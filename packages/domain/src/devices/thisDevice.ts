import type { Device } from './device';
import { isSameMac } from './mac';

/** The server marks this device, or it has the session's MAC address. */
export const isThisDevice = (
  device: Pick<Device, 'mac' | 'thisDevice'>,
  sessionMac: string | null,
): boolean => device.thisDevice || isSameMac(device.mac, sessionMac);
