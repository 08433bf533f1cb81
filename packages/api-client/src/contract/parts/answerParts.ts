import { currencies, periodUnits } from '@foyer/domain';
import * as v from 'valibot';

/*
 * The parts that answers are made of. They read tolerantly: what is optional may be missing, null or
 * of the wrong kind; a value added to an enumeration later becomes the neutral case; only a broken
 * required field fails.
 */

/**
 * An optional value: missing, null and malformed all read as nothing.
 */
// @__NO_SIDE_EFFECTS__
export function maybe<const S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.nullish(schema), undefined);
}

/**
 * One of the known values, or the neutral one.
 */
// @__NO_SIDE_EFFECTS__
export function known<const T extends string>(values: readonly T[], neutral: NoInfer<T>) {
  return v.fallback(v.picklist(values), neutral);
}

/**
 * A list that may be missing, which reads as empty. A broken entry is an error: a bill that leaves
 * out an invoice would be worse than one that does not show.
 */
// @__NO_SIDE_EFFECTS__
export function list<const S extends v.GenericSchema>(entry: S) {
  return v.nullish(v.array(entry), []);
}

/** Yes or no; missing and malformed read as no. */
export const flag = v.fallback(v.nullish(v.boolean(), false), false);

/** Optional text. */
export const text = maybe(v.string());

/** Optional number. */
export const numeric = maybe(v.number());

/** A count; missing reads as zero. */
export const count = v.fallback(v.nullish(v.number(), 0), 0);

/** Flags by name. */
export const flags = v.fallback(
  v.nullish(v.record(v.string(), v.fallback(v.boolean(), false)), {}),
  {},
);

/** A moment: ISO 8601 in UTC on the wire, milliseconds since 1970 once read. */
export const instant = v.pipe(v.string(), v.transform(Date.parse), v.number());

/** A moment that may be missing. */
export const someday = maybe(instant);

/** An amount of money in major units (`12.5`), at most two decimals; its currency stands beside it. */
export const amount = v.number();

/** The currency of the amounts beside it; one we do not know shows without a symbol. */
export const currency = known(currencies, 'XXX');

/** A length of time. */
export const period = v.object({ amount: v.number(), magnitude: v.picklist(periodUnits) });

/** An id: text, or the number that some backends keep. */
export const id = v.pipe(
  v.custom<string | number>((value) => typeof value === 'string' || typeof value === 'number'),
  v.transform(String),
);

/** An id that may be missing. */
export const maybeId = maybe(id);
