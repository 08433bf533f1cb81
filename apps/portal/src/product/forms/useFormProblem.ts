import {
  ERROR_NOTICE_TIMEOUT,
  type FailedCall,
  type Failure,
  failureNotice,
  type Instant,
  type Message,
  SECOND,
} from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { httpErrorOf } from '~/session/api/httpError';
import { isApiError, type CallFailure } from '~/session/api/isApiError';
import { errorText } from '~/session/api/errorText';
import { useMessage } from '~/shared/i18n/useMessage';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { now } from '~/session/storage/browserStores';
import { useAppStore } from '~/session/store/hooks';

/** What stopped a form whose fields are valid. */
export interface FormProblem {
  /** The row of the error catalogue. */
  id: string;
  text: string;
  /** When to try again; null for at once. */
  until: Instant | null;
}

/**
 * The problem of a form's request, for the form to show. The catalogue has the texts; the snackbar
 * shows when nothing answered; a rate limit says how long to wait. Rule ERR-11.
 */
export const useFormProblem = () => {
  const { t } = useTranslation('common');
  const message = useMessage();
  const store = useAppStore();
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const read = (call: FailedCall, error: CallFailure): FormProblem => {
    const notice = failureNotice(call, failureOf(error, store.getState()));
    const words = sentence(notice.message) ?? errorText(error, t);
    if (notice.show === 'snackbar' && call !== 'api')
      store.dispatch(snackbarOpened({ text: words, type: 'Error', timeout: ERROR_NOTICE_TIMEOUT }));
    const wait = httpErrorOf(error)?.retryAfter ?? null;
    return {
      id: notice.id,
      // The snackbar disappears, so the form keeps a text that says what to do.
      text: notice.show === 'inline' ? words : errorText(error, t),
      until: wait === null ? null : now() + wait * SECOND,
    };
  };

  const sentence = (text: Message | null): string | null =>
    text === null ? null : message(text) || null;

  /** Shows the problem. @returns it, or null for a cancelled request */
  const showProblem = (call: FailedCall, error: CallFailure): FormProblem | null => {
    const wasCancelled = isApiError(error) && error.kind === 'aborted';
    const shown = wasCancelled ? null : read(call, error);
    setProblem(shown);
    return shown;
  };

  /**
   * For a form's `onSend`: returns the server's errors for the fields, and shows any other error
   * above the form.
   *
   * @param values the form's fields
   */
  const handleError = (error: CallFailure, values: object): Readonly<Record<string, string>> => {
    const wrong = Object.entries(httpErrorOf(error)?.fields ?? {}).filter(
      ([name]) => name in values,
    );
    if (wrong.length === 0) showProblem('api', error);
    return Object.fromEntries(wrong);
  };

  return { problem, showProblem, handleError, clear: () => setProblem(null) };
};

const failureOf = (
  error: CallFailure,
  { site }: ReturnType<ReturnType<typeof useAppStore>['getState']>,
): Failure => {
  const http = httpErrorOf(error);
  return {
    status: http?.status ?? null,
    headerText: http?.authError ?? null,
    message: http?.message ?? null,
    genericMessage: site.config?.genericErrorMessage ?? null,
  };
};
