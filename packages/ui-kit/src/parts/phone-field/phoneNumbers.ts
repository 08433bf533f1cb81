import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** What a typed number means. */
export interface PhoneReading {
  /** E.164, for example "+447700900318". */
  e164: string;
  /** ISO 3166-1 alpha-2; absent where several countries share a calling code. */
  country: string | undefined;
  /** As people of that country write it, for example "07700 900318". */
  national: string;
  /** Whether the rules of this build know such a number in the country. */
  valid: boolean;
  /** Valid, or of a possible length: countries add number ranges after a build. */
  usable: boolean;
}

const known = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined;

/** Parses a number typed in a country; null if it cannot be a number. */
export const readPhone = (text: string, country: string): PhoneReading | null => {
  const parsed = parsePhoneNumberFromString(text, known(country));
  if (!parsed) return null;
  return {
    e164: parsed.number,
    country: parsed.country,
    national: parsed.formatNational(),
    valid: parsed.isValid(),
    usable: parsed.isValid() || (parsed.isPossible() && !parsed.nationalNumber.startsWith('0')),
  };
};

/**
 * A number in E.164 as people in a country write it: "07400 123456" within its own country, "+44 7400 123456" elsewhere.
 * Another text stays as it is.
 */
export const phoneText = (number: string, within: string): string => {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return number;
  // Several countries share a calling code, and people there call each other without it.
  return callingCode(within) === `+${parsed.countryCallingCode}`
    ? parsed.formatNational()
    : parsed.formatInternational();
};

/** "+44" for "GB"; empty for a country that has no calling code. */
export const callingCode = (country: string): string => {
  const code = known(country);
  return code ? `+${getCountryCallingCode(code)}` : '';
};

/** A country to choose, named in the reader's language. */
export interface Country {
  code: string;
  label: string;
}

/** Every country with a calling code, by name, for example "United Kingdom +44". */
export const listCountries = (locale: string): Country[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const byName = new Intl.Collator(locale).compare;
  return getCountries()
    .map((code) => ({ code, label: `${names.of(code) ?? code} ${callingCode(code)}` }))
    .toSorted((a, b) => byName(a.label, b.label));
};
