import type { Schema } from './openApi';

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

const indent = (text: string): string => text.replace(/\n/g, '\n  ');

const objectText = ({ properties = {}, required = [], additionalProperties }: Schema): string => {
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `  ${name}${required.includes(name) ? '' : '?'}: ${indent(schemaText(field))}`,
  );
  if (typeof additionalProperties === 'object')
    fields.push(`  [name]: ${indent(schemaText(additionalProperties))}`);
  return fields.length > 0 ? `{\n${fields.join('\n')}\n}` : '{}';
};

const unionText = (parts: readonly Schema[]): string =>
  [...new Set(parts.map((part) => schemaText(part)))].join(' | ');

const typeText = (schema: Schema): string => {
  const types = [schema.type ?? 'anything'].flat();
  return types
    .map((type) => {
      if (type === 'object') return objectText(schema);
      if (type === 'array') return `[${schema.items ? schemaText(schema.items) : 'anything'}]`;
      return type;
    })
    .join(' | ');
};

/**
 * A schema in the notation of TypeScript types: `{ name: string, price?: number | null }`, over
 * several lines.
 */
export const schemaText = (schema: Schema): string => {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  return schema.anyOf ? unionText(schema.anyOf) : typeText(schema);
};
