import { asList } from '../../reading/asList';
import { asObject } from '../../reading/asObject';
import type { JsonSchema } from '../jsonSchema';

/**
 * An example without everything that may be left out.
 *
 * @param entities the schemas that others reference, by name
 */
export const minimalExample = (
  value: unknown,
  schema: unknown,
  entities: Readonly<Record<string, JsonSchema>>,
): unknown => {
  const { properties, required, items } = shapeOf(schema, value, entities);
  if (Array.isArray(value)) return value.map((entry) => minimalExample(entry, items, entities));
  if (typeof value !== 'object' || value === null || !properties) return value;
  const kept = Object.entries(value).filter(([name]) => asList(required).includes(name));
  return Object.fromEntries(
    kept.map(([name, field]) => [
      name,
      minimalExample(field, asObject(properties)[name], entities),
    ]),
  );
};

/** The shape of a schema that fits a value: references followed, the right one of several chosen. */
const shapeOf = (
  schema: unknown,
  value: unknown,
  entities: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, unknown>> => {
  const { $ref, anyOf, oneOf, ...shape } = asObject(schema);
  if (typeof $ref === 'string')
    return shapeOf(entities[$ref.split('/').at(-1) ?? ''], value, entities);
  const choices = [...asList(anyOf), ...asList(oneOf)].map((one) => shapeOf(one, value, entities));
  return choices.find((choice) => fits(choice, value)) ?? shape;
};

const fits = ({ properties, required, items }: Readonly<Record<string, unknown>>, value: unknown) =>
  Array.isArray(value)
    ? items !== undefined
    : properties !== undefined && asList(required).every((name) => String(name) in asObject(value));
