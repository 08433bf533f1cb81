import type { ApiError } from '@foyer/api-client';
import type { SerializedError } from '@reduxjs/toolkit';

/** What a call through the cache fails with. A `SerializedError` is a fault of our own code. */
export type CallFailure = ApiError | SerializedError;

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'call' in error;
