import { newIdempotencyKey, type ApiError } from '@foyer/api-client';
import { useState } from 'react';
import { isApiError, type CallFailure } from './isApiError';

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
        if (!isLost(error)) key = newIdempotencyKey();
      },
    };
  });
  return attempt;
};

const lost: readonly ApiError['kind'][] = ['network', 'timeout', 'aborted', 'contract'];

const isLost = (error: CallFailure | undefined): boolean =>
  isApiError(error) && lost.includes(error.kind);
