import type { ApiError } from '@foyer/api-client';
import { isApiError, type CallFailure } from './isApiError';

/** The HTTP answer of a failed call; null when none came. */
export const httpErrorOf = (
  error: CallFailure | undefined,
): Extract<ApiError, { kind: 'http' }> | null =>
  isApiError(error) && error.kind === 'http' ? error : null;
