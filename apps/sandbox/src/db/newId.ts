import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new identifier whose prefix says what it names, such as `usr_7k2m…`; 80 random bits. */
export const newId = (prefix: string): string =>
  `${prefix}_${Array.from(randomBytes(16), (byte) => alphabet[byte % 32]).join('')}`;
