import { safeParse } from 'valibot';
import { authErrorHeader, errorBody } from '../contract/define/errorBody';
import type { HttpError } from './apiError';

/** An answer with a status of failure, as a value. The body may be anything. */
export const readFailure = (
  call: string,
  status: number,
  header: (name: string) => string | null,
  body: unknown,
): HttpError => {
  const { output, success } = safeParse(errorBody, body);
  const told = success ? output : {};
  return {
    kind: 'http',
    call,
    status,
    code: told.code ?? null,
    message: told.message ?? null,
    authError: header(authErrorHeader),
    fields: told.fields ?? {},
    // A date instead of seconds is not a number, and not worth the bytes.
    retryAfter: Number(header('retry-after')) || null,
  };
};
