const SEPARATORS = /[\s:.\-_]/g;
const TWELVE_HEX_DIGITS = /^[0-9A-F]{12}$/;

const NO_ADDRESS = '00:00:00:00:00:00';

const readMac = (text: string | null | undefined): string | null => {
  const digits = (text ?? '').replace(SEPARATORS, '').toUpperCase();
  return TWELVE_HEX_DIGITS.test(digits) ? digits.replace(/..(?!$)/g, '$&:') : null;
};

/** A group of devices is spoken to, the broadcast address included: the lowest bit of the first octet. */
const isGroup = (mac: string): boolean => (Number.parseInt(mac, 16) & 0b1) !== 0;

/** Whether a text is an address that no single device has: all zeros, or a group's. */
export const isReservedMac = (text: string | null | undefined): boolean => {
  const mac = readMac(text);
  return mac !== null && (mac === NO_ADDRESS || isGroup(mac));
};

/**
 * Reads a MAC address in any notation (`aa-bb-…`, `aabb.ccdd.eeff`, `AABBCCDDEEFF`) into upper case
 * with colons. `IGNORE_MAC`, what is no device's and anything else unreadable give null: unknown.
 */
export const parseMac = (text: string | null | undefined): string | null =>
  isReservedMac(text) ? null : readMac(text);

/** Whether the device made the address up for this network: the second-lowest bit of the first octet. */
export const isRandomisedMac = (mac: string): boolean => (Number.parseInt(mac, 16) & 0b10) !== 0;

/** Whether two addresses are the same device, whatever their notation. Unknown ones never are. */
export const isSameMac = (a: string | null | undefined, b: string | null | undefined): boolean => {
  const mac = parseMac(a);
  return mac !== null && mac === parseMac(b);
};
