import { describe, expect, it } from 'vitest';
import { paymentRemedy } from './paymentRemedy';

describe('the remedy for a failed payment', () => {
  it.each([
    ['is another card if the payment was refused', 402, 'anotherCard'],
    ['is another try without an answer', null, 'tryAgain'],
    ['is another try for status 0', 0, 'tryAgain'],
    ['is another try if the server failed', 500, 'tryAgain'],
    ['is another try for a bad gateway', 502, 'tryAgain'],
    ['is missing for 404', 404, null],
    ['is missing for a conflict', 409, null],
    ['is missing for 499', 499, null],
  ] as const)('%s (%s)', (_, status, remedy) => {
    expect(paymentRemedy(status)).toBe(remedy);
  });
});
