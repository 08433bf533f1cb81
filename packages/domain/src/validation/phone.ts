const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Reads a phone number with its country code into E.164 (`+447700900123`). Drops spaces, dots,
 * hyphens and brackets; `00` means `+`. Rule FORM-3.
 *
 * @returns null for text that is not a phone number
 */
export const parsePhone = (text: string): string | null => {
  const digits = text
    .replace(/\(0\)/g, '')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  return E164.test(digits) ? digits : null;
};
