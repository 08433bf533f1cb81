import { supportedLocale } from '../locale/supportedLocale';
import type { Device, DeviceList } from './device';
import { isThisDevice } from './thisDevice';

/**
 * This device first, then devices that are online, then by name in the locale's order. Rule DEV-7.
 */
export const sortDevices = (
  devices: readonly Device[],
  sessionMac: string | null,
  locale: string,
): Device[] => {
  const { compare } = new Intl.Collator(supportedLocale(locale), { numeric: true });
  const rank = (device: Device) => (isThisDevice(device, sessionMac) ? 0 : device.online ? 1 : 2);
  return devices.toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name));
};

/** Whether another device has this name, so that the name alone does not tell them apart. Rule DEV-14. */
export const sharesName = (
  { id, name }: Pick<Device, 'id' | 'name'>,
  devices: readonly Pick<Device, 'id' | 'name'>[],
): boolean => {
  const plain = (text: string) => text.trim().toLowerCase();
  return devices.some((other) => other.id !== id && plain(other.name) === plain(name));
};

/** Removes devices and frees their slots. A complimentary device takes its slot with it. */
export const removeDevices = (list: DeviceList, ids: ReadonlySet<string>): DeviceList => {
  const gone = list.devices.filter(({ id }) => ids.has(id));
  if (gone.length === 0) return list;
  const complimentary = gone.filter((device) => device.complimentary).length;
  return {
    ...list,
    devices: list.devices.filter(({ id }) => !ids.has(id)),
    complimentaryDeviceCount: list.complimentaryDeviceCount - complimentary,
    totalDeviceSlots: plus(list.totalDeviceSlots, -complimentary),
    totalFreeDeviceSlots: plus(list.totalFreeDeviceSlots, gone.length - complimentary),
  };
};

/** What is not counted stays so. */
const plus = (count: number | null, more: number): number | null =>
  count === null ? null : count + more;

/** The devices that must join again after the key has changed: all but those on a cable, and lost ones. */
export const devicesToRejoin = ({ devices }: Pick<DeviceList, 'devices'>) =>
  devices.filter(({ wired, lostAt }) => !wired && lostAt === null);

/** The devices whose name or MAC address contains the search text, in any case and notation. */
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
