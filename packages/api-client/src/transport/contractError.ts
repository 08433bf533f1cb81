import type { ApiError } from './apiError';

/** The failure of an answer that does not match the contract. @param path the dotted path to the wrong value */
export const contractError = (
  call: string,
  path: string,
  message: string,
): { readonly error: ApiError } => ({ error: { kind: 'contract', call, path, message } });

/** The contract promises a session, and the answer has none. */
export const authorizationMissing = (call: string): { readonly error: ApiError } =>
  contractError(call, 'authorization', 'No session');
