const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * A telephone number in E.164 (`+447700900123`), from any usual writing with the country code:
 * spaces, dots, hyphens and brackets are dropped, `00` stands for `+`.
 *
 * @returns null when it is not one
 */
export const parsePhone = (text: string): string | null => {
  const digits = text
    .replace(/\(0\)/g, '')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  return E164.test(digits) ? digits : null;
};

const countries: Readonly<Record<string, string>> = { GBP: 'GB', USD: 'US' };

/** The country that a phone field begins with: the one whose money the site takes. ISO 3166-1. */
export const phoneCountry = (currency: string | null): string => countries[currency ?? ''] ?? 'GB';
