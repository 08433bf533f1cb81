/**
 * A row of docs/coverage.md. `user` is a file, a folder or "nobody: why"; `test` is a file or
 * "none needed".
 *
 * @typedef {{ subject: string, isField: boolean, names: string[], user: string, test: string, line: number }} CoverageRow
 */

const FIELD_COLUMNS = 5;

/**
 * The rows of all tables of the coverage page. The table of fields has one more column: the meaning.
 *
 * @param {string} page the page's text
 * @returns {CoverageRow[]}
 */
export function readCoverage(page) {
  return page
    .split('\n')
    .map((text, index) => ({ cells: cellsOf(text), line: index + 1 }))
    .filter(({ cells }) => cells.length >= 4 && !/^(-+|Field|Rule|Call)$/.test(cells[0]))
    .map(({ cells, line }) => ({
      subject: unquoted(cells[0]),
      isField: cells.length === FIELD_COLUMNS,
      names: quotedIn(cells[1]),
      user: unquoted(cells.at(-2)),
      test: unquoted(cells.at(-1)),
      line,
    }));
}

/**
 * Every field that an answer of the contract has, as `Entity.field` or `call.field`, lists left out.
 *
 * @param {{ paths: object, components: { schemas: object } }} document openapi.json
 * @returns {string[]}
 */
export const contractFields = (document) =>
  contractFieldSchemas(document).map(({ field }) => field);

/**
 * The same fields with their schemas.
 *
 * @param {{ paths: object, components: { schemas: object } }} document openapi.json
 * @returns {{ field: string, schema: { description?: string }, isRequired: boolean }[]}
 */
export function contractFieldSchemas({ paths, components }) {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return [
    ...Object.entries(components.schemas).flatMap(([name, schema]) => leaves(schema, name)),
    ...operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content }]) => leaves(content?.['application/json']?.schema, operationId)),
    ),
  ];
}

/**
 * Every call of the contract as the page writes it: `GET /terms`, without the `/api` before the path.
 *
 * @param {{ paths: object }} document openapi.json
 * @returns {string[]}
 */
export function contractCalls({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/^\/api\//, '/')}`,
    ),
  );
}

/** @returns {boolean} whether a row is about this field; `*` in its subject stands for anything */
export function isAbout(subject, field) {
  const pattern = subject.split('*').map(escaped).join('.*');
  return new RegExp(`^${pattern}$`).test(field);
}

function leaves(schema, path, own = null) {
  const itself = own ? [{ field: path, ...own }] : [];
  if (!schema || schema.$ref) return itself;
  const shape = withoutNull(schema);
  if (shape.$ref) return itself;
  if (shape.type === 'array') return leaves(shape.items, path, own);
  const fields = Object.entries(shape.properties ?? {});
  if (fields.length === 0) return itself;
  return fields.flatMap(([name, field]) =>
    leaves(field, `${path}.${name}`, {
      schema: field,
      isRequired: shape.required?.includes(name) ?? false,
    }),
  );
}

function withoutNull(schema) {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  if (choices.length === 0) return schema;
  if (choices.length === 1) return withoutNull(choices[0]);
  return { properties: Object.assign({}, ...choices.map(({ properties }) => properties)) };
}

const cellsOf = (text) =>
  text.startsWith('|')
    ? text
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];
const unquoted = (cell) => cell.replace(/`/g, '');
const quotedIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
