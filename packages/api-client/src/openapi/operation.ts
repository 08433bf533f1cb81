import { IDEMPOTENCY_KEY_LENGTH } from '@foyer/domain';
import type { GenericSchema } from 'valibot';
import type { CallName } from '../contract/calls';
import type { Call } from '../contract/define/defineCall';
import { idempotencyHeader } from '../transport/idempotencyKey';
import { callNeeds } from '../conformance/callNeeds';
import { inWords } from './docComments';
import { type JsonSchema, jsonSchema } from './jsonSchema';
import { responses } from './responses';
import { requestExamples } from './examples/requestExamples';
import { withExamples } from './examples/withExamples';
import { asObject } from '../reading/asObject';

/** One call as an operation of OpenAPI 3.1. */
export const operation = (name: CallName, call: Call, description: string) => ({
  operationId: name,
  tags: [call.group],
  summary: inWords(name),
  description,
  'x-profile': callNeeds[name].profile,
  'x-without': callNeeds[name].without,
  ...(call.session === 'none' ? { security: [] } : {}),
  ...nonEmpty('parameters', [
    ...parameters('path', call.params),
    ...parameters('query', call.query),
    ...parameters('header', call.headers),
    ...(call.idempotencyKey ? [keyParameter] : []),
  ]),
  ...(call.body && {
    requestBody: { required: true, content: bodyContent(name, call, call.body) },
  }),
  responses: responses(name, call),
});

const keyParameter = {
  name: idempotencyHeader,
  in: 'header',
  required: true,
  description: 'One for each attempt: the same key never charges twice.',
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_LENGTH },
};

const bodyContent = (name: CallName, { bodyType }: Call, body: GenericSchema) => ({
  [bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: withExamples(
    jsonSchema(body),
    asObject(requestExamples)[name],
  ),
});

const parameters = (place: 'path' | 'query' | 'header', part: GenericSchema | undefined) => {
  if (!part) return [];
  const { properties = {}, required = [] }: ObjectSchema = jsonSchema(part);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    description,
    schema,
  }));
};

type ObjectSchema = {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

const nonEmpty = (key: string, list: readonly unknown[]) =>
  list.length > 0 ? { [key]: list } : {};
