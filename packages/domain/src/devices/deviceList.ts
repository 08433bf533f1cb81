import { supportedLocale } from '../locale/supportedLocale';
import type { Device, DeviceList } from './device';
import { isSameMac } from './mac';

/** Whether a device is the one in hand: the server says so, or the session's MAC does. */
export const isThisDevice = (
  device: Pick<Device, 'mac' | 'thisDevice'>,
  sessionMac: string | null,
): boolean => device.thisDevice || isSameMac(device.mac, sessionMac);

/** The device in hand first, then those online, then by name as the locale sorts. */
export const sortDevices = (
  devices: readonly Device[],
  sessionMac: string | null,
  locale: string,
): Device[] => {
  const { compare } = new Intl.Collator(supportedLocale(locale), { numeric: true });
  const rank = (device: Device) => (isThisDevice(device, sessionMac) ? 0 : device.online ? 1 : 2);
  return devices.toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
};

/** The list without some of its devices: their slots are free, and a complimentary one takes its own along. */
export const removeDevices = (list: DeviceList, ids: ReadonlySet<string>): DeviceList => {
  const gone = list.devices.filter(({ id }) => ids.has(id));
  if (gone.length === 0) return list;
  const complimentary = gone.filter((device) => device.complimentary).length;
  return {
    ...list,
    devices: list.devices.filter(({ id }) => !ids.has(id)),
    complimentaryDeviceCount: list.complimentaryDeviceCount - complimentary,
    totalDeviceSlots: list.totalDeviceSlots - complimentary,
    totalFreeDeviceSlots: list.totalFreeDeviceSlots + gone.length - complimentary,
  };
};

/** What must rejoin after the key has changed: whatever is not on a cable. */
export const devicesToRejoin = ({ devices }: Pick<DeviceList, 'devices'>) =>
  devices.filter(({ wired }) => !wired);

/** The devices whose name or address has the words typed, in any case; addresses in any notation. */
export const findDevices = <D extends { readonly name: string; readonly mac: string }>(
  devices: readonly D[],
  typed: string,
): readonly D[] => {
  const words = typed.trim().toLowerCase();
  if (words === '') return devices;
  const digits = words.replace(/[\s:.\-_]/g, '');
  return devices.filter(
    ({ name, mac }) =>
      name.toLowerCase().includes(words) ||
      (digits !== '' && mac.replaceAll(':', '').toLowerCase().includes(digits)),
  );
};
