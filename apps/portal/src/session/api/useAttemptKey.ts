import { newIdempotencyKey } from '@foyer/api-client';
import { useState } from 'react';
import { httpErrorOf } from './httpError';
import type { CallFailure } from './isApiError';

/**
 * The idempotency key of an attempt to charge. It stays the same until the backend has done or refused
 * it, so that a repeated attempt whose answer was lost, or whose server failed, charges once. The
 * attempt after that gets a new key. Rule ERR-20.
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
        const isRefused = (httpErrorOf(error)?.status ?? 500) < 500;
        if (!error || isRefused) key = newIdempotencyKey();
      },
    };
  });
  return attempt;
};
