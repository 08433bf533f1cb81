import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { id, instant } from '../contract/schemas/answerSchemas';
import { asObject } from '../reading/asObject';
import { definitions } from './definitions';
import { meaningsOf } from './fieldMeanings';

/** A JSON Schema, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The portal's values for an unknown wire value; no backend sends them. */
const neutral: readonly unknown[] = ['unknown', 'XXX'];

const settings: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // JSON Schema cannot express this check; a server's messages report it.
  errorMode: 'ignore',
  definitions,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema === instant.pipe[0]) return { type: 'string', format: 'date-time' };
    if (valibotSchema === id.pipe[0]) return { type: ['string', 'number'] };
    // The portal reads a missing field as null; a backend omits the field.
    const { default: byDefault, ...rest } = jsonSchema;
    const written = withDescriptions(byDefault === null ? rest : jsonSchema, valibotSchema);
    return Array.isArray(written.enum)
      ? { ...written, enum: written.enum.filter((value) => !neutral.includes(value)) }
      : written;
  },
};

/** An object's schema with the meanings of its fields. */
const withDescriptions = (written: JsonSchema, schema: object): JsonSchema => {
  if (!('entries' in schema) || !written.properties) return written;
  const meanings = meaningsOf(schema.entries);
  const described = Object.entries(written.properties).map(
    ([name, field]) =>
      [name, meanings[name] ? { ...asObject(field), description: meanings[name] } : field] as const,
  );
  return { ...written, properties: Object.fromEntries(described) };
};

/** A schema of the contract as JSON Schema, with references to the entities that it uses. */
export const jsonSchema = (schema: GenericSchema): JsonSchema => {
  const { $schema: _draft, $defs: _definitions, ...converted } = toJsonSchema(schema, settings);
  return converted;
};

/** The entities themselves, by name. */
export const entitySchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => {
      const { [name]: _itself, ...others } = definitions;
      const {
        $schema: _draft,
        $defs: _definitions,
        ...converted
      } = toJsonSchema(schema, {
        ...settings,
        definitions: others,
      });
      return [name, converted];
    }),
  );
