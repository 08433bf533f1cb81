import type { ApiError } from '@foyer/api-client';
import type { SerializedError } from '@reduxjs/toolkit';

/** The error of a cached call. A `SerializedError` is a fault in our own code. */
export type CallFailure = ApiError | SerializedError;

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'call' in error;

const unanswered: readonly ApiError['kind'][] = ['network', 'timeout', 'aborted', 'contract'];

/** What a proxy says when it got no answer from the backend. */
const unansweredStatuses = [502, 503, 504];

/** Whether no answer came that can be read, so that nobody here knows what the backend did. */
export const isUnanswered = (error: CallFailure | undefined): boolean =>
  isApiError(error) &&
  (error.kind === 'http'
    ? unansweredStatuses.includes(error.status)
    : unanswered.includes(error.kind));
