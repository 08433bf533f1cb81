import { readFileSync } from 'node:fs';
import type { CallName } from '../contract/calls';
import { asList } from '../reading/asList';
import { asObject } from '../reading/asObject';

/** A problem of an answer, and what people see of it where that is known. */
export type Finding = {
  readonly problem: string;
  readonly peopleSee: string | null;
  /** The contract says what the portal makes of such a value, and it is harmless. */
  readonly isNote?: true;
};

export const finding = (problem: string, peopleSee: string | null = null): Finding => ({
  problem,
  peopleSee,
});

/** What the portal makes of an answer that it cannot read. */
export const unreadable =
  'The portal cannot read this. What it shows of it is missing, or the screen says that the service is not answering.';

/**
 * What people see without a field, or with a value that the portal does not know, in the words of its description.
 *
 * @param path of the field in the answer, such as `siteUser.lastInvoice.dueDate` or `0.title`
 */
export const withoutField = (call: CallName, path: string): string | null => {
  const description = descriptionOf(call, path);
  const other = /\b(?:Any other value|An unknown) [^.]*\./.exec(description)?.[0];
  if (other) return other;
  const [, without] = description.split(/\bWithout it: /);
  return without ? `It counts as missing: ${without}` : null;
};

/** Whether the field's description calls a word that the portal does not know harmless. */
export const isHarmless = (call: CallName, path: string): boolean =>
  /\b(?:Any other value (?:counts as|is shown as [A-Z])|An unknown )/.test(
    descriptionOf(call, path),
  );

const descriptionOf = (call: CallName, path: string): string => {
  const described = path
    .split('.')
    .reduce<unknown>((schema, part) => fieldOf(schema, part), answerSchema(call));
  const { description } = asObject(described);
  return typeof description === 'string' ? description : '';
};

const document = asObject(
  JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')),
);
const schemas = asObject(asObject(document.components).schemas);

const answerSchema = (call: CallName): unknown =>
  Object.values(asObject(document.paths))
    .flatMap((methods) => Object.values(asObject(methods)).map(asObject))
    .filter(({ operationId }) => operationId === call)
    .flatMap(({ responses }) => Object.entries(asObject(responses)))
    .filter(([status]) => status.startsWith('2'))
    .map(
      ([, answer]) => asObject(asObject(asObject(answer).content)['application/json']).schema,
    )[0];

/** The shapes that a schema allows, references followed. */
const shapesOf = (schema: unknown): Readonly<Record<string, unknown>>[] => {
  const { $ref, anyOf, oneOf, ...shape } = asObject(schema);
  const referenced = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1) ?? ''] : undefined;
  return [
    shape,
    ...[referenced, ...asList(anyOf), ...asList(oneOf)].filter(Boolean).flatMap(shapesOf),
  ];
};

const fieldOf = (schema: unknown, name: string): unknown =>
  shapesOf(schema)
    .map(
      ({ properties, items }) => asObject(properties)[name] ?? (/^\d+$/.test(name) ? items : null),
    )
    .find(Boolean);
