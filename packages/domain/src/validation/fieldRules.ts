import { PASSWORD_MIN_LENGTH } from '../constants/constants';
import { type LimitedField, maxLengths } from '../constants/maxLengths';
import { isReservedMac, parseMac } from '../devices/mac';
import { isEmailDomainAllowed } from '../site/emailDomain';
import { charactersIn } from '../text/characters';
import { parsePhone } from './phone';
import type { Rule } from './validate';

/**
 * Every rule except `required` accepts an empty value, so that optional fields need no exception.
 * Lengths count code points.
 */

export const required: Rule = (value) => value.trim() !== '' || { key: 'validation.required' };

/** Rule FORM-1. */
export const maxLength =
  (field: LimitedField): Rule =>
  (value) =>
    charactersIn(value).length <= maxLengths[field] || {
      key: 'validation.maxLength',
      values: { max: maxLengths[field] },
    };

/** One `@` after at least one character, and a dot in the rest. The server decides. Rule FORM-3. */
export const email: Rule = (value) =>
  value === '' ||
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) || { key: 'validation.email' };

export const emailDomain =
  (allowed: readonly string[]): Rule =>
  (value) =>
    value === '' ||
    isEmailDomainAllowed(value, allowed) || {
      key: 'validation.emailDomain',
      values: { domains: allowed.map((domain) => `@${domain}`) },
    };

/** A phone number with its country code. */
export const phone: Rule = (value) =>
  value === '' || parsePhone(value) !== null || { key: 'validation.phone' };

/** Any 8 to 200 characters. Rule PASS-2. */
export const password: Rule = (value) =>
  value === '' || charactersIn(value).length >= PASSWORD_MIN_LENGTH
    ? maxLength('password')(value)
    : { key: 'validation.password', values: { min: PASSWORD_MIN_LENGTH } };

/** A device's MAC address in any notation. Rule DEV-5. */
export const mac: Rule = (value) => {
  if (value === '' || parseMac(value) !== null) return true;
  return { key: isReservedMac(value) ? 'validation.macReserved' : 'validation.mac' };
};

/** A checkbox that must be ticked. */
export const accepted: Rule<boolean> = (value) => value || { key: 'validation.accepted' };
