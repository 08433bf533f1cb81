import { AxiosError, isAxiosError, isCancel } from 'axios';
import type { ApiError } from './apiError';

/** What axios threw, as a value. */
export const readThrown = (call: string, thrown: unknown, timeoutMs: number): ApiError => {
  if (isCancel(thrown)) return { kind: 'aborted', call };
  const code = isAxiosError(thrown) ? thrown.code : undefined;
  // The browser gives a request up by itself when the page is left.
  if (code === AxiosError.ECONNABORTED) return { kind: 'aborted', call };
  if (code === AxiosError.ETIMEDOUT) return { kind: 'timeout', call, timeoutMs };
  return { kind: 'network', call, message: thrown instanceof Error ? thrown.message : '' };
};
