import { ServiceError } from '../services/ServiceError';

/** Header values are Latin-1: other characters are dropped. */
const headerText = (text: string): string =>
  text.replaceAll('’', "'").replace(/[^\x20-\x7e\xa0-\xff]/g, '');

/** Replaces an unexpected error by one without details; the details go to the error output. */
const unexpected = (error: unknown, where: string): ServiceError => {
  console.error(`${where}:`, error);
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  return type.startsWith('Stripe')
    ? new ServiceError('UPSTREAM', 'The card provider didn’t answer as expected. Try again.')
    : new ServiceError('INTERNAL', 'Something went wrong on our side. Try again.');
};

/**
 * Turns an error into the response `{ code, message, fields? }` with its status and headers.
 *
 * @param where the call or path that failed, for the error output
 */
export const errorResponse = (error: unknown, where: string): Response => {
  const failure = error instanceof ServiceError ? error : unexpected(error, where);
  const { fields, retryAfter } = failure.details;
  const headers = new Headers({ 'content-type': 'application/json', 'content-language': 'en' });
  if (failure.status === 401 || failure.status === 429 || failure.code === 'CODE_EXPIRED')
    headers.set('x-auth-error', headerText(failure.message));
  if (retryAfter !== undefined) headers.set('retry-after', String(Math.ceil(retryAfter)));
  const body = { code: failure.code, message: failure.message, ...(fields ? { fields } : {}) };
  return new Response(JSON.stringify(body), { status: failure.status, headers });
};
