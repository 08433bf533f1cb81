import type { MiddlewareHandler } from 'hono';
import { ServiceError } from '../services/ServiceError';

/** NUL and lone surrogates cannot be kept in a PostgreSQL text. */
const surrogate = /\p{Surrogate}/u;
const isStorable = (text: string): boolean => !text.includes('\0') && !surrogate.test(text);

/** Whether every text in a value, names of fields included, can be stored. */
export const isStorableText = (value: unknown, depth = 0): boolean => {
  if (depth > 64) return false;
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, entry]) => isStorable(key) && isStorableText(entry, depth + 1),
  );
};

/** What a request is refused with that holds a text which the database cannot keep. */
export const unstorable = (): ServiceError =>
  new ServiceError('VALIDATION', 'The request holds characters that cannot be stored.');

const ENCODED_NUL = /%00/;

/**
 * Refuses a NUL in an address, or in the header that is encoded like one (specification, section 7:
 * `x-location-details`), whatever answers there. Bodies are judged where they are read.
 *
 * @throws ServiceError `VALIDATION`
 */
export const refuseUnstorable: MiddlewareHandler = async (c, next) => {
  const encoded = [c.req.url, c.req.header('x-location-details') ?? ''];
  if (encoded.some((text) => ENCODED_NUL.test(text))) throw unstorable();
  await next();
};
