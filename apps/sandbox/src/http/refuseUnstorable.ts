import type { MiddlewareHandler } from 'hono';
import { Refusal } from './Refusal';

/** What a request is refused with that holds a text which the database cannot keep. */
export const unstorable = (): Refusal =>
  new Refusal('VALIDATION', 'The request holds characters that cannot be stored.');

const ENCODED_NUL = /%00/;

/**
 * Refuses a NUL in an address, or in the header that is encoded like one (specification, section 7:
 * `x-location-details`), whatever answers there. Bodies are judged where they are read.
 *
 * @throws Refusal `VALIDATION`
 */
export const refuseUnstorable: MiddlewareHandler = async (c, next) => {
  const encoded = [c.req.url, c.req.header('x-location-details') ?? ''];
  if (encoded.some((text) => ENCODED_NUL.test(text))) throw unstorable();
  await next();
};
