import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { packageFile } from '../../../process/packageFile';

/** A JSON schema of the API's document, as far as values are made from it. */
export interface ValueSchema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: ValueSchema[];
  properties?: Record<string, ValueSchema>;
  required?: string[];
  items?: ValueSchema;
  additionalProperties?: ValueSchema | boolean;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** One parameter of an operation. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: ValueSchema;
}

interface Content {
  content?: Record<string, { schema?: ValueSchema }>;
}

/** One operation: a method of a path. */
export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, ValueSchema> };
}

const path = packageFile('..', '..', 'packages', 'api-client', 'openapi.json');
const document = JSON.parse(readFileSync(path, 'utf8')) as ApiDocument;

/** Every operation of the document, with its place. */
export const operations = Object.entries(document.paths).flatMap(([place, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ place, method, operation })),
);

/** An operation and its place. */
export type PlacedOperation = (typeof operations)[number];

/** The schema that a reference names. */
export const referred = (reference: string): ValueSchema => {
  const found = document.components.schemas[reference.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The document has no ${reference}.`);
  return found;
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)));
ajv.addSchema(document, 'api');

const pointer = (...parts: string[]): string =>
  parts
    .map((part) => `/${encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))}`)
    .join('');

const validators = new Map<string, ValidateFunction>();

const validatorAt = (place: string): ValidateFunction => {
  const known = validators.get(place) ?? ajv.compile({ $ref: `api#${place}` });
  validators.set(place, known);
  return known;
};

/**
 * Compares a response with the document: its status is listed, and its body has the listed type and
 * fits the schema.
 * @returns how it differs, a sentence each
 */
export const differences = (
  { place, method, operation }: PlacedOperation,
  response: { status: number; type: string; text: string },
): string[] => {
  const status = String(response.status);
  const listed = operation.responses[status];
  if (!listed) return [`The status ${status} is not listed: ${response.text.slice(0, 200)}`];
  const types = Object.keys(listed.content ?? {});
  if (types.length === 0) return [];
  const type = types.find((name) => response.type.startsWith(name));
  if (type === undefined) return [`The body with status ${status} is ${response.type}.`];
  if (type !== 'application/json') return [];
  const fits = validatorAt(
    pointer('paths', place, method, 'responses', status, 'content', type, 'schema'),
  );
  if (fits(JSON.parse(response.text))) return [];
  return [`The body with status ${status} does not fit: ${ajv.errorsText(fits.errors)}`];
};
