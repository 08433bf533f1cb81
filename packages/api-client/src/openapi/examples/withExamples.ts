import { entitySchemas, type JsonSchema } from '../jsonSchema';
import { minimalExample } from './minimalExample';

const entities = entitySchemas();

/** A body's schema, with an example of all its fields and one of those that it cannot leave out. */
export const withExamples = (schema: JsonSchema, full: unknown) => ({
  schema,
  examples: {
    minimal: { value: minimalExample(full, schema, entities) },
    full: { value: full },
  },
});
