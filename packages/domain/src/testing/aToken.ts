/** A session token with an invented signature. */
export const aToken = (claims: Record<string, unknown>): string =>
  ['e30', base64url(JSON.stringify(claims)), 'c2ln'].join('.');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes base64url with other code than the code under test. */
export const base64url = (text: string): string => {
  const octets = encodeURIComponent(text).match(/%[0-9A-F]{2}|./g) ?? [];
  const bits = octets
    .map((octet) =>
      octet.startsWith('%') ? Number.parseInt(octet.slice(1), 16) : octet.charCodeAt(0),
    )
    .map((octet) => octet.toString(2).padStart(8, '0'))
    .join('');
  const sextets = bits.match(/.{1,6}/g) ?? [];
  return sextets.map((sextet) => LETTERS[Number.parseInt(sextet.padEnd(6, '0'), 2)]).join('');
};
