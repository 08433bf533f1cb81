/** The header that lets a server charge once for an attempt that reaches it twice. */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * A key for one attempt at a payment or a purchase. Make it when the attempt begins and keep it for
 * every repetition, even after a reload. (`crypto.randomUUID` is missing on plain http, which some
 * venues need; `getRandomValues` is not.)
 */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((octet) => octet.toString(16).padStart(2, '0'))
    .join('');
