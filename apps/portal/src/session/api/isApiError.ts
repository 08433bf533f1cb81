import type { ApiError } from '@foyer/api-client';
import type { SerializedError } from '@reduxjs/toolkit';

/** The error of a cached call. A `SerializedError` is a fault in our own code. */
export type CallFailure = ApiError | SerializedError;

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'call' in error;
