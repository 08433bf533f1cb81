import document from '@foyer/api-client/openapi.json';
import fc from 'fast-check';

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const entities: Fields = document.components.schemas;

/**
 * Draws answers that a backend may send for a JSON Schema of the contract: what is optional may be missing
 * or null, an enumeration may have a value more, a number, `true` and `false` may be text, and a list may be
 * empty.
 *
 * @param example a full answer, whose texts and moments are used
 * @param shared what references of these names stand for, so that all answers tell of the same plan
 */
export const drawAnswer = (
  schema: unknown,
  example: unknown,
  shared: Fields = {},
): fc.Arbitrary<unknown> => {
  const shape = fieldsOf(schema);
  const { $ref, anyOf, oneOf, properties, items } = shape;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return name in shared ? fc.constant(shared[name]) : drawAnswer(entities[name], example, shared);
  }
  const choices = listOf(anyOf ?? oneOf);
  if (choices.length > 0)
    return fc.oneof(
      ...choices.map((choice) => ({
        arbitrary: drawAnswer(choice, example, shared),
        weight: fieldsOf(choice).type === 'null' ? 1 : 4,
      })),
    );
  if (properties) return drawObject(shape, fieldsOf(example), shared);
  if (items) return drawList(drawAnswer(items, listOf(example)[0], shared));
  return drawValue(shape, example);
};

const drawObject = (
  { properties, required }: Fields,
  example: Fields,
  shared: Fields,
): fc.Arbitrary<unknown> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(fieldsOf(properties)).map(([name, field]) => {
          const drawn = drawAnswer(field, example[name], shared);
          const isRequired = listOf(required).includes(name);
          return [
            name,
            isRequired
              ? drawn
              : fc.oneof(
                  { arbitrary: drawn, weight: 3 },
                  { arbitrary: fc.constant(undefined), weight: 2 },
                ),
          ];
        }),
      ),
    )
    .map((fields) =>
      Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    );

/** No row, one, or two with ids of their own. */
const drawList = (row: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .array(row, { maxLength: 2 })
    .map((rows) => rows.map((value, index) => (index === 0 ? value : another(value))));

const anotherId = {
  id: 'another-id',
  priceId: 'another-price',
  number: 'another-number',
  name: 'another-name',
  label: 'Another label',
  mac: 'B8:27:EB:AA:BB:CC',
};

const another = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return `${String(value)}, another`;
  const ids = Object.entries(anotherId).filter(([name]) => name in value);
  return { ...value, ...Object.fromEntries(ids) };
};

const drawValue = ({ type, enum: values, format }: Fields, example: unknown) => {
  const known = listOf(values).map(String);
  if (known.length > 0)
    return fc.oneof(
      { arbitrary: fc.constantFrom(...known), weight: 4 },
      { arbitrary: fc.constantFrom(...known.map((value) => value.toUpperCase())), weight: 1 },
      { arbitrary: fc.constant('somethingNewer'), weight: 1 },
    );
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean')
    return fc.oneof(
      { arbitrary: fc.constant(example ?? false), weight: 4 },
      { arbitrary: fc.boolean(), weight: 1 },
      { arbitrary: fc.constantFrom('true', 'false'), weight: 1 },
    );
  if (type === 'number') {
    const full = typeof example === 'number' ? example : 3;
    return fc.constantFrom(full, String(full), 0);
  }
  if (format === 'date-time')
    return fc.constantFrom(example ?? '2026-12-01T00:00:00Z', '2026-01-05T00:00:00Z');
  return fc.constant(example ?? (type === 'string' ? 'Some text' : {}));
};
