import { PASSWORD_MIN_LENGTH } from '../constants/constants';
import { type LimitedField, maxLengths } from '../constants/maxLengths';
import { isReservedMac, parseMac } from '../devices/mac';
import type { MessageKey } from '../messages/messageKeys';
import { isEmailDomainAllowed } from '../site/emailDomain';
import { charactersIn } from '../text/characters';
import { parsePhone } from './phone';
import type { Rule } from './rule';

type OwnRule<T = string> = Rule<T, MessageKey>;

/*
 * Every rule but `required` lets an empty value pass, so that optional fields need no exception.
 * Lengths are counted in characters as people see code points, not in UTF-16 units.
 */

export const required: OwnRule = (value) => value.trim() !== '' || { key: 'validation.required' };

/** At most so many characters. Specification, section 5, "Maximum lengths". */
export const maxLength =
  (field: LimitedField): OwnRule =>
  (value) =>
    charactersIn(value).length <= maxLengths[field] || {
      key: 'validation.maxLength',
      values: { max: maxLengths[field] },
    };

/** One `@` with something before it, and a dot in what follows. The server has the last word. */
export const email: OwnRule = (value) =>
  value === '' ||
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) || { key: 'validation.email' };

export const emailDomain =
  (allowed: readonly string[]): OwnRule =>
  (value) =>
    value === '' ||
    isEmailDomainAllowed(value, allowed) || {
      key: 'validation.emailDomain',
      values: { domains: allowed.join(', ') },
    };

/** A telephone number with its country code. */
export const phone: OwnRule = (value) =>
  value === '' || parsePhone(value) !== null || { key: 'validation.phone' };

/** Eight characters or more, any characters. */
export const password: OwnRule = (value) =>
  value === '' ||
  charactersIn(value).length >= PASSWORD_MIN_LENGTH || {
    key: 'validation.password',
    values: { min: PASSWORD_MIN_LENGTH },
  };

/** A device's MAC address in any notation. */
export const mac: OwnRule = (value) => {
  if (value === '' || parseMac(value) !== null) return true;
  return { key: isReservedMac(value) ? 'validation.macReserved' : 'validation.mac' };
};

/** A box that must be ticked. */
export const accepted: OwnRule<boolean> = (value) => value || { key: 'validation.accepted' };
