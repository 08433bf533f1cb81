import { siteCountry } from '@foyer/domain';
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { Db } from '../../db/openDatabase';
import type { UserRow } from '../Caller';
import { findSite } from '../sites/findSite';
import { messageDirection } from './say';

/** A number in E.164 as people in the country of a user's site write it, for a mail. Rule FORM-5. */
export const phoneText = async (
  db: Db,
  { locationId }: Pick<UserRow, 'locationId'>,
  number: string,
): Promise<string> => {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return number;
  const country = siteCountry((await findSite(db, locationId))?.details ?? null);
  const isNational =
    isSupportedCountry(country) && getCountryCallingCode(country) === parsed.countryCallingCode;
  const text = isNational ? parsed.formatNational() : parsed.formatInternational();
  // In a text from right to left, the groups of digits would change places.
  return messageDirection() === 'rtl' ? `\u2066${text}\u2069` : text;
};
