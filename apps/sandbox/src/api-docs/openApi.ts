import * as v from 'valibot';

/** A JSON schema, as far as the page reads it. */
export interface Schema {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  description?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  items?: Schema | undefined;
  anyOf?: Schema[] | undefined;
  additionalProperties?: Schema | boolean | undefined;
}

const schema: v.GenericSchema<unknown, Schema> = v.looseObject({
  $ref: v.optional(v.string()),
  type: v.optional(v.union([v.string(), v.array(v.string())])),
  description: v.optional(v.string()),
  enum: v.optional(v.array(v.unknown())),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => schema),
    ),
  ),
  required: v.optional(v.array(v.string())),
  items: v.optional(v.lazy(() => schema)),
  anyOf: v.optional(v.array(v.lazy(() => schema))),
  additionalProperties: v.optional(v.union([v.boolean(), v.lazy(() => schema)])),
});

const content = v.record(v.string(), v.object({ schema: v.optional(schema) }));

const operation = v.object({
  operationId: v.string(),
  tags: v.array(v.string()),
  summary: v.optional(v.string()),
  description: v.optional(v.string()),
  parameters: v.optional(
    v.array(
      v.object({
        name: v.string(),
        in: v.string(),
        required: v.optional(v.boolean()),
        description: v.optional(v.string()),
      }),
    ),
    [],
  ),
  /** An empty list: the call needs no session, unlike all others. */
  security: v.optional(v.array(v.unknown())),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(
    v.string(),
    v.object({ description: v.optional(v.string(), ''), content: v.optional(content) }),
  ),
});

/** One call of the description. */
export type Operation = v.InferOutput<typeof operation>;

/** The parts of an OpenAPI document that the reference page shows. */
export const openApi = v.object({
  info: v.object({
    title: v.string(),
    version: v.string(),
    description: v.optional(v.string(), ''),
  }),
  tags: v.array(v.object({ name: v.string(), description: v.optional(v.string()) })),
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({ schemas: v.record(v.string(), schema) }),
});

/** An OpenAPI document, read. */
export type OpenApi = v.InferOutput<typeof openApi>;
