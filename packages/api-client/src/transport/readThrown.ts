import { AxiosError, isAxiosError, isCancel } from 'axios';
import type { ApiError } from './apiError';

/** Makes an error value from an axios exception. */
export const readThrown = (call: string, thrown: unknown, timeoutMs: number): ApiError => {
  if (isCancel(thrown)) return { kind: 'aborted', call };
  const code = isAxiosError(thrown) ? thrown.code : undefined;
  // The browser cancels a request when the user leaves the page.
  if (code === AxiosError.ECONNABORTED) return { kind: 'aborted', call };
  if (code === AxiosError.ETIMEDOUT) return { kind: 'timeout', call, timeoutMs };
  return { kind: 'network', call, message: thrown instanceof Error ? thrown.message : '' };
};
