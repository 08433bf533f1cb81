import { isReservedMac, maxLengths, PASSWORD_MIN_LENGTH } from '@foyer/domain';
import * as v from 'valibot';

/*
 * The parts that requests are made of. They read strictly, and each says in one sentence what is
 * wrong, fit to be shown beside the field.
 */

const required = 'This is required.';

/**
 * A request's fields.
 */
// @__NO_SIDE_EFFECTS__
export function fields<const E extends v.ObjectEntries>(entries: E) {
  return v.object(entries, required);
}

/**
 * Text that must be there, surrounding spaces taken off.
 *
 * @param max greatest length (specification, section 5); 500 where it gives none
 */
// @__NO_SIDE_EFFECTS__
export function line(max = 500) {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(max, `Use at most ${max} characters.`),
  );
}

/** One `@`, something on both sides, and a dot after it. */
export const email = v.pipe(
  line(maxLengths.email),
  v.regex(/^[^@\s]+@[^@\s]+\.[^@\s.]+$/, 'Enter an e-mail address such as name@example.com.'),
);

/** A phone number in E.164: a plus sign and 7 to 15 digits. */
export const phone = v.pipe(
  line(maxLengths.phone),
  v.regex(/^\+[1-9]\d{6,14}$/, 'Enter the number with its country code, such as +44 7700 900123.'),
);

/** A new password. */
export const newPassword = v.pipe(
  v.string(required),
  v.minLength(PASSWORD_MIN_LENGTH, `Use ${PASSWORD_MIN_LENGTH} characters or more.`),
  v.maxLength(200, 'Use at most 200 characters.'),
);

/** A password that exists already: whatever was typed. */
export const password = v.pipe(v.string(required), v.nonEmpty(required));

/** A hardware address in any notation. */
export const mac = v.pipe(
  v.string(required),
  v.trim(),
  v.regex(
    /^([\da-f]{2}[:-]?){5}[\da-f]{2}$|^([\da-f]{4}\.){2}[\da-f]{4}$/i,
    'Enter 12 hexadecimal digits, such as A4:83:E7:12:34:56.',
  ),
);

/** The address of a device to be let in: a group's, or none at all, is no device's. */
export const deviceMac = v.pipe(
  mac,
  v.check((text) => !isReservedMac(text), 'No device has this address.'),
);

/** A moment in ISO 8601, UTC. */
export const isoInstant = v.pipe(
  v.string(required),
  v.isoTimestamp('Enter a date such as 2026-11-21T00:00:00Z.'),
);

/** A code from a coupon, a letter, an e-mail or an SMS. */
export const code = line(100);

/** A marketing answer on the wire: `'1'` is yes, `'0'` is no. */
export const optInFlag = v.picklist(['1', '0'], "Answer '1' or '0'.");

/** Marketing answers by channel. */
export const optInFlags = v.record(v.string(), optInFlag);
