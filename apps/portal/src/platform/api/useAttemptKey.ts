import { newIdempotencyKey, type ApiError } from '@foyer/api-client';
import { useState } from 'react';

/**
 * The idempotency key of an attempt at something that costs money. It stays the same until the
 * backend has answered, so that repeating an attempt whose answer was lost charges once; what is
 * tried after an answer is another attempt.
 */
export const useAttemptKey = () => {
  const [attempt] = useState(() => {
    let key = newIdempotencyKey();
    return {
      get key(): string {
        return key;
      },
      /** Says how the attempt ended. */
      answered: (error?: unknown): void => {
        if (!isLost(error)) key = newIdempotencyKey();
      },
    };
  });
  return attempt;
};

const lost: readonly ApiError['kind'][] = ['network', 'timeout', 'aborted', 'contract'];

const isLost = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  lost.some((kind) => kind === error.kind);
