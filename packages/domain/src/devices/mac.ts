const SEPARATORS = /[\s:.\-_]/g;
const TWELVE_HEX_DIGITS = /^[0-9A-F]{12}$/;

/** Both reserved: no device has them. */
const NOBODY: readonly string[] = ['00:00:00:00:00:00', 'FF:FF:FF:FF:FF:FF'];

/**
 * Reads a MAC address in any notation (`aa-bb-…`, `aabb.ccdd.eeff`, `AABBCCDDEEFF`) into upper case
 * with colons. `IGNORE_MAC`, the reserved addresses and anything else unreadable give null: unknown.
 */
export const parseMac = (text: string | null | undefined): string | null => {
  const digits = (text ?? '').replace(SEPARATORS, '').toUpperCase();
  if (!TWELVE_HEX_DIGITS.test(digits)) return null;
  const mac = digits.replace(/..(?!$)/g, '$&:');
  return NOBODY.includes(mac) ? null : mac;
};

/** Whether the device made the address up for this network: the second-lowest bit of the first octet. */
export const isRandomisedMac = (mac: string): boolean => (Number.parseInt(mac, 16) & 0b10) !== 0;

/** Whether two addresses are the same device, whatever their notation. Unknown ones never are. */
export const isSameMac = (a: string | null | undefined, b: string | null | undefined): boolean => {
  const mac = parseMac(a);
  return mac !== null && mac === parseMac(b);
};
