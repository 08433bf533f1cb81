import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random letters and digits, without bias. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += alphabet[byte % 62];
    }
  }
  return text;
}

/** An id in the API's style: `cus_` and 24 letters and digits. */
export const newId = (prefix: string, length = 24): string => `${prefix}_${randomText(length)}`;
