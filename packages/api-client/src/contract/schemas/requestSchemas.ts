import { isReservedMac, maxLengths, PASSWORD_MIN_LENGTH } from '@foyer/domain';
import * as v from 'valibot';

/*
 * The schemas that requests are built from. They read strictly. Each message is one sentence that a
 * form can show beside the field.
 */

const required = 'This is required.';
const noInstant = 'Enter a date such as 2026-11-21T00:00:00Z.';

/**
 * A request's fields.
 */
// @__NO_SIDE_EFFECTS__
export function fields<const E extends v.ObjectEntries>(entries: E) {
  return v.object(entries, required);
}

/**
 * Text that may be empty.
 *
 * @param max greatest length in characters
 */
// @__NO_SIDE_EFFECTS__
export function text(max: number) {
  return v.pipe(v.string('Send text.'), v.maxLength(max, `Use at most ${max} characters.`));
}

/**
 * Text that is required; surrounding spaces are removed.
 *
 * @param max greatest length in characters; 500 where it gives none
 */
// @__NO_SIDE_EFFECTS__
export function requiredText(max = 500) {
  return v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(max, `Use at most ${max} characters.`),
  );
}

/** One `@`, something on both sides, a dot after it, and no sign that lets mail software read another address or a link out of it. */
export const email = v.pipe(
  requiredText(maxLengths.email),
  v.regex(
    /^[^@\s"(),/:;<>[\\\]]+@[^@\s"(),/:;<>[\\\]]+\.[^@\s"(),./:;<>[\\\]]+$/,
    'Enter an email address such as name@example.com.',
  ),
);

/** A phone number in E.164: a plus sign and 7 to 15 digits. */
export const phone = v.pipe(
  requiredText(maxLengths.phone),
  v.regex(/^\+[1-9]\d{6,14}$/, 'Enter the number with its country code, such as +44 7700 900123.'),
);

/** A new password. */
export const newPassword = v.pipe(
  v.string(required),
  v.minLength(PASSWORD_MIN_LENGTH, `Use ${PASSWORD_MIN_LENGTH} characters or more.`),
  v.maxLength(200, 'Use at most 200 characters.'),
);

/** The password of an existing account, in any form. */
export const password = v.pipe(
  v.string(required),
  v.nonEmpty(required),
  v.maxLength(200, 'Use at most 200 characters.'),
);

/** Any id in a path or query. */
export const anyId = text(200);

/** A device address (MAC address) in any notation. */
export const mac = v.pipe(
  v.string(required),
  v.trim(),
  v.regex(
    /^([\da-f]{2}[:-]?){5}[\da-f]{2}$|^([\da-f]{4}\.){2}[\da-f]{4}$/i,
    'Enter 12 letters and numbers, such as A4:83:E7:12:34:56.',
  ),
);

/** The address of one device: group addresses and the zero address are refused. */
export const deviceMac = v.pipe(
  mac,
  v.check((address) => !isReservedMac(address), 'No device has this address.'),
);

/** ISO 8601 in UTC. */
export const isoInstant = v.pipe(
  v.string(required),
  v.isoTimestamp(noInstant),
  // Some texts of this form are not dates in JavaScript, such as those whose offset has no minutes.
  v.check((time) => Number.isFinite(Date.parse(time)), noInstant),
);

/** A code from a coupon, a letter, an email or an SMS. */
export const code = requiredText(100);

/** A marketing answer on the wire: `'1'` is yes, `'0'` is no. */
export const optInFlag = v.picklist(['1', '0'], 'Send 0 or 1.');

/** Marketing answers by channel. */
export const optInFlags = v.pipe(
  v.record(text(50), optInFlag),
  v.maxEntries(20, 'Answer at most 20 channels.'),
);

/** The sum on the button. */
export const shown = {
  /**
   * What the page says that the card pays now, in major units. The backend refuses the request if it is another sum by now.
   * Without it: the backend does not compare.
   */
  amount: v.optional(v.pipe(v.number('Send a number.'), v.minValue(0, 'Send zero or more.'))),
};

/** What the buyer agreed to before the order; the backend keeps it with the order, also without an account. */
export const agreed = {
  /** True if the buyer accepted the terms. Without it: the order did not ask. */
  acceptsTerms: v.optional(v.boolean('Send true or false.')),
  /**
   * The request to start the service before the right to withdraw ends, word for word. The backend's confirmation repeats the
   * request. Without it: the order did not ask. A withdrawal must then refund everything; the reference backend still counts the
   * time used.
   */
  startNow: v.optional(text(2000)),
};
