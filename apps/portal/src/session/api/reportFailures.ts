import type { ApiError } from '@foyer/api-client';
import { ERROR_NOTICE_TIMEOUT, failureNotice } from '@foyer/domain';
import { isRejected, type Middleware } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import type { RootState } from '~/session/store/rootReducer';
import { isApiError } from './isApiError';

/** The status as the catalogue counts it: null when no answer came. */
const statusOf = (error: ApiError): number | null => (error.kind === 'http' ? error.status : null);

/**
 * Shows the snackbar that the error catalogue assigns to a failure, whichever screen made the call;
 * the screen also shows its own error. Cancelled calls show nothing. Rule ERR-8.
 */
export const reportFailures: Middleware<object, RootState> = (store) => (next) => (action) => {
  const result = next(action);
  if (!isRejected(action) || !isApiError(action.payload)) return result;
  const error = action.payload;
  if (error.kind === 'aborted' || error.kind === 'contract') return result;
  const { site } = store.getState();
  const { show, message } = failureNotice('api', {
    status: statusOf(error),
    message: error.kind === 'http' ? error.message : null,
    headerText: null,
    genericMessage: site.config?.genericErrorMessage ?? null,
  });
  if (show === 'snackbar' && message) {
    const text = 'text' in message ? message.text : i18next.t(`common:${message.key}`);
    store.dispatch(snackbarOpened({ text, type: 'Error', timeout: ERROR_NOTICE_TIMEOUT }));
  }
  return result;
};
