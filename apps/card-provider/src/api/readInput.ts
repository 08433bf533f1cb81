import * as v from 'valibot';
import { invalidRequest } from '../model/ApiError';

const bracketed = (keys: readonly PropertyKey[]): string =>
  keys.map((key, index) => (index ? `[${String(key)}]` : String(key))).join('');

/** Parses request parameters. @throws ApiError in the API's words, naming the parameter */
export function readInput<S extends v.GenericSchema>(
  schema: S,
  raw: Record<string, unknown>,
): v.InferOutput<S> {
  const result = v.safeParse(schema, raw, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const param = bracketed((issue.path ?? []).map((part) => String(part.key)));
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    throw invalidRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  if (issue.received === 'undefined') {
    throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  throw invalidRequest(`Invalid ${param}: ${issue.message}`, param, 'parameter_invalid');
}
