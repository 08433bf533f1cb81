import type { MiddlewareHandler } from 'hono';
import { ServiceError } from '../services/ServiceError';

/** PostgreSQL text cannot hold NUL or lone surrogates. */
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

/** The error for a request with text that the database cannot store. */
export const unstorable = (): ServiceError =>
  new ServiceError('VALIDATION', 'The request holds characters that we can’t store.');

const ENCODED_NUL = /%00/;

/**
 * Refuses a NUL in the URL and in the URL-encoded header `x-location-details` (rule
 * SES-8), for every route. `readRequest` checks the bodies.
 * @throws ServiceError `VALIDATION`
 */
export const refuseUnstorableText: MiddlewareHandler = async (c, next) => {
  const encoded = [c.req.url, c.req.header('x-location-details') ?? ''];
  if (encoded.some((text) => ENCODED_NUL.test(text))) throw unstorable();
  await next();
};
