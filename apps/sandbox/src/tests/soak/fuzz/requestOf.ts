import fc from 'fast-check';
import type { Operation, Parameter, PlacedOperation } from './apiDocument';
import { brokenValueOf, nastyBody, nastyText, valueOf } from './values';

/** Who sends a request. */
export type Sender = 'nobody' | 'visitor' | 'customer';

/** A request to one operation. */
export interface FuzzedRequest {
  sender: Sender;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

/** URLs are UTF-8, so lone surrogates are left out: no browser can send them. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const headerSafe = (text: string): string => text.replace(/[^\x20-\x7e]/g, '').slice(0, 2000);

const textOfParameter = ({ schema }: Parameter, known: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: valueOf(schema, known).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: nastyText },
  );

/** Values by name, of the parameters at one place; an optional one may be missing. */
const parametersOf = (
  { parameters = [] }: Operation,
  place: Parameter['in'],
  known: readonly string[],
): fc.Arbitrary<Record<string, string>> => {
  const here = parameters.filter((parameter) => parameter.in === place);
  const texts = Object.fromEntries(
    here.map((parameter) => [parameter.name, textOfParameter(parameter, known)]),
  );
  const requiredKeys = place === 'path' ? here.map(({ name }) => name) : [];
  return fc.record<Record<string, string>>(texts, { requiredKeys });
};

const formText = (value: unknown): string =>
  new URLSearchParams(
    Object.entries(Object(value) as object).map(([name, field]) => [
      name,
      // A drawn object may have no `toString`.
      wellFormed(typeof field === 'string' ? field : (JSON.stringify(field) ?? '')),
    ]),
  ).toString();

/** Bodies: half fit the schema, the others are broken in one field or altogether. */
const bodyOf = (
  { requestBody }: Operation,
  known: readonly string[],
): fc.Arbitrary<{ type: string; text: string } | null> => {
  const [type, { schema = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) return fc.constant(null);
  const write = type === 'application/json' ? (value: unknown) => JSON.stringify(value) : formText;
  return fc
    .oneof(
      { weight: 4, arbitrary: valueOf(schema, known).map(write) },
      { weight: 3, arbitrary: brokenValueOf(schema, known).map(write) },
      { weight: 1, arbitrary: nastyBody },
    )
    .map((text) => ({ type, text: text ?? '' }));
};

/**
 * Requests to one operation, valid and broken.
 * @param known texts that mean something to the sandbox, such as ids of the sender and of others
 */
export const requestOf = (
  { place, method, operation }: PlacedOperation,
  known: readonly string[],
): fc.Arbitrary<FuzzedRequest> =>
  fc
    .record({
      sender: fc.constantFrom<Sender[]>('nobody', 'visitor', 'customer', 'customer', 'customer'),
      path: parametersOf(operation, 'path', known),
      query: parametersOf(operation, 'query', known),
      headers: parametersOf(operation, 'header', known),
      body: bodyOf(operation, known),
    })
    .map(({ sender, path, query, headers, body }) => {
      const filled = place.replace(
        /\{(\w+)\}/g,
        (_, name: string) => encodeURIComponent(wellFormed(path[name] ?? '')) || '_',
      );
      const entries = Object.entries(query).map(([name, value]) => [name, wellFormed(value)]);
      const search = entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
      return {
        sender,
        method: method.toUpperCase(),
        url: `${filled}${search}`,
        headers: Object.fromEntries([
          ...Object.entries(headers).map(([name, value]) => [name, headerSafe(value)]),
          ...(body ? [['content-type', body.type]] : []),
        ]) as Record<string, string>,
        body: body?.text ?? null,
      };
    });
