import { newIdempotencyKey } from '@foyer/api-client';
import { useState } from 'react';
import { isUnanswered, type CallFailure } from './isApiError';

/**
 * The idempotency key of an attempt to charge. It stays the same until the backend has answered, so
 * that a repeated attempt whose answer was lost charges once. An attempt after an answer gets a new
 * key.
 */
export const useAttemptKey = () => {
  const [attempt] = useState(() => {
    let key = newIdempotencyKey();
    return {
      get key(): string {
        return key;
      },
      /** Reports how the attempt ended. */
      answered: (error?: CallFailure): void => {
        if (!isUnanswered(error)) key = newIdempotencyKey();
      },
    };
  });
  return attempt;
};
