import { safeParse } from 'valibot';
import { authErrorHeader, errorBody } from '../contract/define/errorBody';
import type { HttpError } from './apiError';

/** Makes an error value from an answer with a failure status and any body. */
export const readFailure = (
  call: string,
  status: number,
  header: (name: string) => string | null,
  body: unknown,
): HttpError => {
  const { output, success } = safeParse(errorBody, body);
  const failure = success ? output : {};
  return {
    kind: 'http',
    call,
    status,
    code: failure.code ?? null,
    message: failure.message ?? null,
    authError: header(authErrorHeader),
    fields: failure.fields ?? {},
    // A date instead of seconds is not a number, and not worth the bytes.
    retryAfter: Number(header('retry-after')) || null,
  };
};
