import type { ApiError } from '@foyer/api-client';
import { SECOND } from '@foyer/domain';
import { isUnanswered } from '~/session/api/isApiError';

/** Between two attempts to save; the client itself has repeated the call within a second. */
const PAUSE = 10 * SECOND;

/** Whether saving may succeed later: no answer came, or the server had a problem of its own. */
export const maySaveLater = (error: ApiError): boolean =>
  isUnanswered(error) || (error.kind === 'http' && error.status >= 500);

/**
 * Saves again after a pause, or as soon as the browser is back online.
 *
 * @returns stops it
 */
export const saveLater = (save: () => void): (() => void) => {
  const stop = (): void => {
    clearTimeout(timer);
    window.removeEventListener('online', run);
  };
  const run = (): void => {
    stop();
    save();
  };
  const timer = setTimeout(run, PAUSE);
  window.addEventListener('online', run);
  return stop;
};
