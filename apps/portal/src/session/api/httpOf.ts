import type { ApiError } from '@foyer/api-client';
import { isApiError, type CallFailure } from './isApiError';

/** What a call was answered that failed by its answer; null when none came. */
export const httpOf = (
  error: CallFailure | undefined,
): Extract<ApiError, { kind: 'http' }> | null =>
  isApiError(error) && error.kind === 'http' ? error : null;
