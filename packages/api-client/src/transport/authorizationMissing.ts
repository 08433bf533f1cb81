import type { ApiError } from './apiError';

/** The contract promises a session, and the answer has none. */
export const authorizationMissing = (call: string): { readonly error: ApiError } => ({
  error: {
    kind: 'contract',
    call,
    path: 'authorization',
    message: 'Expected an authorization header but received none',
  },
});
