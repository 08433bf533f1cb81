const SEPARATORS = /[\s:.\-_]/g;
const TWELVE_HEX_DIGITS = /^[0-9A-F]{12}$/;

const NO_ADDRESS = '00:00:00:00:00:00';

const readMac = (text: string | null | undefined): string | null => {
  const digits = (text ?? '').replace(SEPARATORS, '').toUpperCase();
  return TWELVE_HEX_DIGITS.test(digits) ? digits.replace(/..(?!$)/g, '$&:') : null;
};

/** The lowest bit of the first octet marks a group address, such as broadcast. */
const isGroup = (mac: string): boolean => (Number.parseInt(mac, 16) & 0b1) !== 0;

/** All zeros, or a group address. No single device has one. */
export const isReservedMac = (text: string | null | undefined): boolean => {
  const mac = readMac(text);
  return mac !== null && (mac === NO_ADDRESS || isGroup(mac));
};

/**
 * Reads a MAC address in any notation (`aa-bb-…`, `aabb.ccdd.eeff`, `AABBCCDDEEFF`) into upper case
 * with colons. Rule DEV-5.
 *
 * @returns null for `IGNORE_MAC`, a reserved address, or other text
 */
export const parseMac = (text: string | null | undefined): string | null =>
  isReservedMac(text) ? null : readMac(text);

/** The second-lowest bit of the first octet marks an address that the device made up. */
export const isRandomisedMac = (mac: string): boolean => (Number.parseInt(mac, 16) & 0b10) !== 0;

/** Compares in any notation. Unknown addresses are never the same. */
export const isSameMac = (a: string | null | undefined, b: string | null | undefined): boolean => {
  const mac = parseMac(a);
  return mac !== null && mac === parseMac(b);
};
