import type { ApiError } from '@foyer/api-client';
import { ERROR_NOTICE_TIMEOUT, failureNotice, type FailureNotice } from '@foyer/domain';
import { t } from '~/shared/i18n/i18n';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import type { AppDispatch } from '~/session/store/createStore';
import type { RootState } from '~/session/store/rootReducer';
import { isApiError, type CallFailure } from './isApiError';

/** These say nothing of the network; site information has its own rule (ERR-12). */
const isOutsideCatalogue = ({ kind, call }: ApiError): boolean =>
  kind === 'aborted' || kind === 'contract' || call === 'getSiteInfo';

/** What the error catalogue shows for a failure; null where it does not say. */
const noticeOf = (error: CallFailure, { site }: RootState): FailureNotice | null =>
  !isApiError(error) || isOutsideCatalogue(error)
    ? null
    : failureNotice('api', {
        // Null when no answer came.
        status: error.kind === 'http' ? error.status : null,
        message: error.kind === 'http' ? error.message : null,
        headerText: null,
        genericMessage: site.config?.genericErrorMessage ?? null,
      });

/**
 * Shows the snackbar that the error catalogue assigns to a failed call, whichever screen made it. The
 * screen also shows its own error. Rules ERR-8 and ERR-10.
 */
export const reportFailure =
  (error: ApiError) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const notice = noticeOf(error, getState());
    if (notice?.show !== 'snackbar' || !notice.message) return;
    const { message } = notice;
    const text = 'text' in message ? message.text : t(`common:${message.key}`);
    dispatch(snackbarOpened({ text, type: 'Error', timeout: ERROR_NOTICE_TIMEOUT }));
  };

/**
 * Shows a screen's own words for a failed call in the snackbar, unless the snackbar shows the
 * catalogue's: those must stay readable.
 */
export const failureOpened =
  (error: CallFailure | undefined, text: string) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (error && noticeOf(error, getState())?.show === 'snackbar') return;
    dispatch(snackbarOpened({ text, type: 'Error' }));
  };
