import { fieldMessages, type Call } from '@foyer/api-client/contract';
import type { Context } from 'hono';
import { safeParse, type GenericSchema } from 'valibot';
import { ServiceError } from '../../services/ServiceError';
import { isStorableText, unstorable } from '../refuseUnstorableText';

const refuse = (message: string, fields?: Record<string, string>): ServiceError =>
  new ServiceError('VALIDATION', message, fields ? { fields } : {});

/** Parses one part of a request by its schema; undefined, and not read, without a schema. */
const readPart = (schema: GenericSchema | undefined, read: () => unknown): unknown => {
  if (!schema) return undefined;
  const value = read();
  if (!isStorableText(value)) throw unstorable();
  const parsed = safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const fields = fieldMessages(parsed.issues);
  throw refuse(Object.values(fields)[0] ?? 'We can’t read the request.', fields);
};

const parseJson = (text: string): unknown => {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw refuse('The body isn’t JSON.');
  }
};

const readBody = async (c: Context, call: Call): Promise<unknown> => {
  if (!call.body) return undefined;
  const text = await c.req.text();
  return call.bodyType === 'form' ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
};

/** Path parameters without the `.pdf` that hono counts as part of the value. */
const pathParameters = (c: Context): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string>(c.req.param()).map(([name, value]) => [
      name,
      value.replace(/\.pdf$/, ''),
    ]),
  );

/** The parts of a request, read by the call's schemas. */
export interface RequestParts {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/**
 * Parses a request by the schemas of its call.
 * @throws ServiceError `VALIDATION` with a message for each invalid field
 */
export const readRequest = async (c: Context, call: Call): Promise<RequestParts> => ({
  params: readPart(call.params, () => pathParameters(c)),
  query: readPart(call.query, () => c.req.query()),
  headers: readPart(call.headers, () => c.req.header()),
  body: await readBody(c, call).then((body) => readPart(call.body, () => body)),
});
