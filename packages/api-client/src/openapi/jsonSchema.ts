import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { id, instant } from '../contract/schemas/answerSchemas';
import { definitions } from './definitions';

/** A JSON Schema, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Values that stand for "added later" on our side; no backend sends them. */
const neutral: readonly unknown[] = ['unknown', 'XXX'];

const settings: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // A check that JSON Schema cannot say is left to the server's messages.
  errorMode: 'ignore',
  definitions,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) => {
    if (valibotSchema === instant.pipe[0]) return { type: 'string', format: 'date-time' };
    if (valibotSchema === id.pipe[0]) return { type: ['string', 'number'] };
    // Null is how we read what is missing; a backend leaves the field out.
    const { default: byDefault, ...rest } = jsonSchema;
    const written = byDefault === null ? rest : jsonSchema;
    return Array.isArray(written.enum)
      ? { ...written, enum: written.enum.filter((value) => !neutral.includes(value)) }
      : written;
  },
};

/** A schema of the contract as JSON Schema, the entities that it uses by reference. */
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
