import document from '@foyer/api-client/openapi.json';

/** The type of a configuration value, as an environment variable is read. */
export type ValueType = 'text' | 'number' | 'flag' | 'list' | 'table';

/** One key of `public-config.json`. */
export interface ConfigurationKey {
  /** With dots, such as `logging.clientToken`. */
  key: string;
  /** The environment variable that sets it. */
  variable: string;
  type: ValueType;
  meaning: string;
  /** What holds without it. */
  without: string;
}

interface Schema {
  type?: string;
  anyOf?: readonly Schema[];
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
}

const types: Readonly<Record<string, ValueType>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'table',
};

/** A schema without its "or null". */
const meant = (schema: Schema): Schema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

const variableOf = (key: string): string =>
  `FOYER_${key.replaceAll('.', '_').replace(/([a-z0-9])([A-Z])/g, '$1_$2')}`.toUpperCase();

const keysOf = (schema: Schema, before = ''): ConfigurationKey[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const key = before + name;
    const inner = meant(property);
    if (inner.properties) return keysOf(inner, `${key}.`);
    const description = (property.description ?? '').replace(/\s+/g, ' ').trim();
    const [meaning = '', without = 'required if you set anything else in this group.'] =
      description.split(' Without it: ');
    return [
      { key, variable: variableOf(key), type: types[inner.type ?? ''] ?? 'text', meaning, without },
    ];
  });

/** Every key of the public configuration, from the schema that the portal reads it by. */
export const configurationKeys: readonly ConfigurationKey[] = keysOf(
  document.components.schemas.PublicConfig,
);
