import {
  currencies,
  loadedAddress,
  moneyFromMajor,
  parsePeriodUnit,
  periodUnits,
  siteLink,
} from '@foyer/domain';
import * as v from 'valibot';
import { noteUnknown } from './unreadable';

/*
 * The schemas that answers are built from. They read tolerantly: what is optional may be missing, null
 * or of the wrong type, and a value that a newer backend adds to an enumeration reads as the neutral
 * one. Only a broken required field fails.
 */

/**
 * An optional value: missing, null and malformed values read as null.
 */
// @__NO_SIDE_EFFECTS__
export function optional<const S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.nullish(schema, null), null);
}

/**
 * The schema, which first reads a value that is written in another way.
 */
// @__NO_SIDE_EFFECTS__
function readFirst<const S extends v.GenericSchema>(
  schema: S,
  read: (value: unknown) => unknown,
): S {
  return {
    ...schema,
    '~run': ({ value }, config) => schema['~run']({ value: read(value) }, config),
  };
}

/** A word without its case and without the marks between its parts. */
const plain = (word: unknown): string =>
  String(word)
    .toLowerCase()
    .replace(/[\s_-]/g, '');

/**
 * One of the values, or the neutral one. Another word is noted. Rule API-4.
 */
// @__NO_SIDE_EFFECTS__
export function oneOf<const T extends string>(values: readonly T[], neutral: NoInfer<T>) {
  const find = (given: unknown) => {
    const known = [...values, neutral].find((value) => plain(value) === plain(given));
    if (known === undefined && typeof given === 'string' && given) noteUnknown(given);
    return known ?? given;
  };
  return v.fallback(readFirst(v.picklist(values), find), neutral);
}

const truth: Readonly<Record<string, boolean>> = { true: true, false: false };

/** True or false, which some backends write as text (`'true'`). */
export const boolean = readFirst(v.boolean(), (value) => truth[plain(value)] ?? value);

/** Missing and malformed read as false. */
export const flag = v.fallback(v.nullish(boolean, false), false);

/** Missing and malformed read as true: only an explicit `false` counts. */
export const flagDefaultTrue = v.fallback(v.nullish(boolean, true), true);

export const optionalText = optional(v.string());

/** Missing and malformed read as empty. */
export const textOrEmpty = v.fallback(v.nullish(v.string(), ''), '');

/** A name. An empty one counts as missing. */
export const optionalName = optional(v.pipe(v.string(), v.trim(), v.nonEmpty()));

/** Texts. Those that cannot be read are left out. */
export const texts = v.fallback(v.nullish(v.array(v.string()), []), []);

/**
 * A link for people. Any other address than one of http or https reads as null; a missing one is an
 * error. Rule SITE-3.
 */
export const link = v.pipe(
  v.string(),
  v.transform((text): string | null => siteLink(text)),
);
export const optionalLink = optional(link);

/** The address of a picture or script; as `link`, unless the page may load it. Rule SITE-10. */
export const asset = v.pipe(
  v.string(),
  v.transform((text): string | null => loadedAddress(text)),
);
export const optionalAsset = optional(asset);

/** A number, which some backends write as text (`'12.5'`). */
export const number = readFirst(v.number(), (value) => {
  const read = typeof value === 'string' && value.trim() ? Number(value) : value;
  return Number.isNaN(read) ? value : read;
});

export const optionalNumber = optional(number);

/** A count; missing reads as zero. */
export const count = v.fallback(v.nullish(number, 0), 0);

/** Flags by name. */
export const flags = v.fallback(
  v.nullish(v.record(v.string(), v.fallback(boolean, false)), {}),
  {},
);

/** ISO 8601 in UTC on the wire; reads as milliseconds since 1970. */
export const instant = v.pipe(
  v.string(),
  // `Date.parse` would read a time without a zone as this device's.
  v.transform((text) => Date.parse(text.replace(/[T ]..:[\d:.]+$/, '$&Z'))),
  v.number(),
);

export const optionalInstant = optional(instant);

/**
 * An amount of money: major units on the wire (`12.5`), at most two decimals; reads as minor units.
 * The currency is a field of the same object.
 */
export const amount = v.pipe(
  number,
  v.transform((major) => moneyFromMajor(major, 'XXX')?.minor),
  v.number(),
);

/** An amount that may be missing, with the currency beside it. */
export const moneyOrNull = <T>(minor: number | null, currency: T) =>
  minor === null ? null : { minor, currency };

/** The currency of the amounts in the same object; an unknown one shows without a symbol. */
export const currencyCode = oneOf(currencies, 'XXX');

/** `month`, also as `Months`. */
const periodUnit = readFirst(v.picklist(periodUnits), (unit) =>
  typeof unit === 'string' ? parsePeriodUnit(unit) : unit,
);

/** A length of time. */
export const period = v.object({
  /** How many of the unit: 1 or more. */
  amount: number,
  /** The unit. */
  magnitude: periodUnit,
});

/** Text, or the number that some backends use. */
export const id = v.pipe(
  v.custom<string | number>((value) => typeof value === 'string' || typeof value === 'number'),
  v.transform(String),
);

export const optionalId = optional(id);
