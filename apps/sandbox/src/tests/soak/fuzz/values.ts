import fc from 'fast-check';
import { referred, type ValueSchema } from './apiDocument';

/** Texts that break things: control characters, quotes, very long ones, other alphabets. */
export const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    "'; drop table users; --",
    '../../etc/passwd',
    '%00',
    '%',
    '9'.repeat(400),
    '-1',
    'NaN',
    'null',
    'a'.repeat(5000),
    '2026-02-30T25:00:00Z',
    '275761-01-01T00:00:00Z',
    '{"a":1}',
    '__proto__',
  ),
);

/** Values that a field does not expect. */
const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nastyText, { maxLength: 3 }),
  fc.dictionary(nastyText, nastyText, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are not what they say. */
export const nastyBody = fc.oneof(
  nastyValue.map((value) => JSON.stringify(value) ?? ''),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('{', '[[[[', '{"a":', '"', '\u0000', '['.repeat(3000)),
);

const textOf = (schema: ValueSchema, known: readonly string[]): fc.Arbitrary<string> => {
  const { pattern, minLength = 0, maxLength = 60, format } = schema;
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  const fitting = known.filter(
    (text) => fits(text) && (!pattern || new RegExp(pattern).test(text)),
  );
  const made =
    pattern === undefined
      ? fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) })
      : fc.stringMatching(new RegExp(pattern)).filter(fits);
  return fitting.length > 0 ? fc.oneof(fc.constantFrom(...fitting), made) : made;
};

const objectOf = (schema: ValueSchema, known: readonly string[]): fc.Arbitrary<unknown> => {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, valueOf(field, known)]),
  );
  const record = fc.record(fields, { requiredKeys: required });
  if (typeof additionalProperties !== 'object') return record;
  const others = fc.dictionary(
    fc.stringMatching(/^[a-z]{1,10}$/),
    valueOf(additionalProperties, known),
    {
      maxKeys: 3,
    },
  );
  return fc.tuple(others, record).map(([more, value]) => ({ ...more, ...value }));
};

/**
 * Values that fit a schema.
 * @param known texts that mean something to the sandbox, such as ids
 */
export const valueOf = (schema: ValueSchema, known: readonly string[]): fc.Arbitrary<unknown> => {
  if (schema.$ref !== undefined) return valueOf(referred(schema.$ref), known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, known)));
  const { minimum: min = -1000, maximum: max = 1000 } = schema;
  if (schema.type === 'string') return textOf(schema, known);
  if (schema.type === 'integer') return fc.integer({ min, max });
  if (schema.type === 'number') return fc.double({ min, max, noNaN: true });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array')
    return fc.array(valueOf(schema.items ?? {}, known), { maxLength: 4 });
  return schema.type === 'object' ? objectOf(schema, known) : nastyValue;
};

/** Values that fit a schema but for one field: missing, unexpected, or of another kind. */
export const brokenValueOf = (
  schema: ValueSchema,
  known: readonly string[],
): fc.Arbitrary<unknown> => {
  const names = Object.keys(schema.properties ?? {});
  const name = fc.constantFrom(...names, '__proto__', 'constructor', 'unknown');
  return fc
    .tuple(valueOf(schema, known), name, fc.option(nastyValue))
    .map(([value, field, unexpected]) => {
      const entries = Object.entries(Object(value) as object).filter(([key]) => key !== field);
      return Object.fromEntries(unexpected === null ? entries : [...entries, [field, unexpected]]);
    });
};
