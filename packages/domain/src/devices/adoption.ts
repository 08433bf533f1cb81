import type { Device, DeviceList } from './device';
import { isRandomisedMac, isSameMac, parseMac } from './mac';

/** An address that joined with this account and that no device of it has. */
export type NewAddress = {
  readonly mac: string;
  /** What the device calls itself; null if it does not say. */
  readonly name: string | null;
  /** The current device. */
  readonly isThis: boolean;
};

/** A device's new address, and the devices that it may belong to. */
export type Adoption = { readonly address: NewAddress; readonly devices: readonly Device[] };

/**
 * Whether a device of the account may have changed its address: a made-up address is new, and a
 * device is offline. A lost one counts too: it may be back. The device that asks comes first. Rule LOST-4.
 *
 * @param own the address of the current device; null for an agent, whose device is not the customer's
 */
export const adoptionOf = (
  { devices, seenDevices, adoptsAddresses }: DeviceList,
  own: string | null,
): Adoption | null => {
  if (!adoptsAddresses) return null;
  const mine = parseMac(own);
  const candidates: NewAddress[] = [
    ...(mine ? [{ mac: mine, name: null, isThis: true }] : []),
    ...seenDevices
      .filter(({ mac }) => !isSameMac(mac, mine))
      .map(({ mac, name }) => ({ mac, name, isThis: false })),
  ];
  const address = candidates.find(
    ({ mac }) => isRandomisedMac(mac) && !devices.some((device) => isSameMac(device.mac, mac)),
  );
  const away = devices.filter(({ online, wired }) => !online && !wired);
  return address && away.length > 0 ? { address, devices: away } : null;
};
