import * as v from 'valibot';

/** Building blocks for request schemas: form values are text, and an empty text clears a field. */

export const text = v.pipe(v.string(), v.maxLength(5000));
export const integer = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,15}$/, 'Invalid integer'),
  v.transform(Number),
);
export const amount = v.pipe(integer, v.minValue(0, 'Invalid non-negative integer'));
export const decimal = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,4})?$/, 'Invalid decimal'),
  v.transform(Number),
);
export const flag = v.pipe(
  v.picklist(['true', 'false'], 'Invalid boolean'),
  v.transform((value) => value === 'true'),
);
export const currency = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^[a-z]{3}$/, 'Invalid currency'),
);

export const clearable = <S extends v.GenericSchema>(schema: S) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    schema,
  ]);

const unset = v.pipe(
  v.literal(''),
  v.transform(() => null),
);

/** Merged into what is there; an empty value removes its key, an empty whole removes all. */
export const metadata = v.union([unset, v.record(v.string(), v.string())]);

/** Accepted and ignored: it changes nothing that the simulator shows. */
export const ignored = v.optional(v.unknown());

/** A list; an empty text means an empty list. */
export const listOrNone = <S extends v.GenericSchema>(item: S) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform((): v.InferOutput<S>[] => []),
    ),
    v.array(item),
  ]);

/** Every request may ask for expansion. */
export const common = { expand: v.optional(v.array(v.string())) };

export const address = v.object({
  city: v.optional(v.string()),
  country: v.optional(v.string()),
  line1: v.optional(v.string()),
  line2: v.optional(v.string()),
  postal_code: v.optional(v.string()),
  state: v.optional(v.string()),
});
