import { isDatabaseGone } from '../db/isDatabaseGone';
import { ServiceError } from '../services/ServiceError';
import { logError } from '../process/logError';

/** Seconds until another try is worth it. */
const DATABASE_BACK = 5;

/** Header values are Latin-1: other characters are dropped. */
const headerText = (text: string): string =>
  text.replaceAll('’', "'").replace(/[^\x20-\x7e\xa0-\xff]/g, '');

/** Replaces an unexpected error by one without details; the details go to the error output. */
const unexpected = (error: unknown, where: string): ServiceError => {
  logError(where, error);
  const type = error instanceof Error && 'type' in error ? String(error.type) : '';
  if (type.startsWith('Stripe'))
    return new ServiceError(
      'UPSTREAM',
      'Our payment provider didn’t answer as expected. Try again.',
    );
  return isDatabaseGone(error)
    ? new ServiceError('UNAVAILABLE', 'We can’t answer right now. Try again in a moment.', {
        retryAfter: DATABASE_BACK,
      })
    : new ServiceError('INTERNAL', 'Something went wrong on our side. Try again.');
};

/**
 * Turns an error into the response `{ code, message, fields? }` with its status and headers.
 *
 * @param where the call or route that failed, for the error output
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
