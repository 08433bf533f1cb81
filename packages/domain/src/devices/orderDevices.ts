import { supportedLocale } from '../locale/supportedLocale';
import type { Device } from './device';
import { isSameMac } from './mac';

/** Whether a device is the one in hand: the server says so, or the session's MAC does. */
export const isThisDevice = (
  device: Pick<Device, 'mac' | 'thisDevice'>,
  sessionMac: string | null,
): boolean => device.thisDevice || isSameMac(device.mac, sessionMac);

/** The device in hand first, then those online, then by name as the locale sorts. */
export const orderDevices = (
  devices: readonly Device[],
  sessionMac: string | null,
  locale: string,
): Device[] => {
  const { compare } = new Intl.Collator(supportedLocale(locale), { numeric: true });
  const rank = (device: Device) => (isThisDevice(device, sessionMac) ? 0 : device.online ? 1 : 2);
  return devices.toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
};
