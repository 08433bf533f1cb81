import type { ApiError } from './apiError';

/** A session was promised, and the answer brought none. */
export const authorizationMissing = (call: string): { readonly error: ApiError } => ({
  error: {
    kind: 'contract',
    call,
    path: 'authorization',
    message: 'Expected an authorization header but received none',
  },
});
