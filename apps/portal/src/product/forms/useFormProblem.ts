import {
  ERROR_NOTICE_TIMEOUT,
  type FailedCall,
  type Failure,
  failureNotice,
  type Instant,
  type DomainMessage,
  SECOND,
} from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { httpOf } from '~/session/api/httpOf';
import { isApiError, type CallFailure } from '~/session/api/isApiError';
import { problemText } from '~/session/api/problemText';
import { useMessage } from '~/shared/i18n/useMessage';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { now } from '~/session/storage/stores';
import { useAppStore } from '~/session/store/hooks';

/** What stopped a form that was in order. */
export interface FormProblem {
  /** The row of the error catalogue. */
  id: string;
  text: string;
  /** When it is worth trying again; null for at once. */
  until: Instant | null;
}

/**
 * What went wrong with a form's call, for the form to say in its place. The catalogue has the
 * words, and the snackbar where nothing answered; a limit says how long to wait. Rule ERR-11.
 */
export const useFormProblem = () => {
  const { t } = useTranslation('common');
  const message = useMessage();
  const store = useAppStore();
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const read = (call: FailedCall, error: CallFailure): FormProblem => {
    const notice = failureNotice(call, failureOf(error, store.getState()));
    const words = sentence(notice.message) ?? problemText(error, t);
    if (notice.show === 'snackbar' && call !== 'api')
      store.dispatch(snackbarOpened({ text: words, type: 'Error', timeout: ERROR_NOTICE_TIMEOUT }));
    const wait = httpOf(error)?.retryAfter ?? null;
    return {
      id: notice.id,
      // The snackbar goes; what stays says what to do.
      text: notice.show === 'inline' ? words : problemText(error, t),
      until: wait === null ? null : now() + wait * SECOND,
    };
  };

  const sentence = (said: DomainMessage | null): string | null =>
    said === null ? null : message(said) || null;

  /** Shows what went wrong. @returns it, or null for a call that was called off */
  const tell = (call: FailedCall, error: CallFailure): FormProblem | null => {
    const wasCalledOff = isApiError(error) && error.kind === 'aborted';
    const told = wasCalledOff ? null : read(call, error);
    setProblem(told);
    return told;
  };

  /**
   * For a form's `onSend`: what is wrong with its fields is theirs to say; all else is told.
   *
   * @param values the fields that the form has
   */
  const refuse = (error: CallFailure, values: object): Readonly<Record<string, string>> => {
    const wrong = Object.entries(httpOf(error)?.fields ?? {}).filter(([name]) => name in values);
    if (wrong.length === 0) tell('api', error);
    return Object.fromEntries(wrong);
  };

  return { problem, tell, refuse, clear: () => setProblem(null) };
};

const failureOf = (
  error: CallFailure,
  { site }: ReturnType<ReturnType<typeof useAppStore>['getState']>,
): Failure => {
  const http = httpOf(error);
  return {
    status: http?.status ?? null,
    headerText: http?.authError ?? null,
    message: http?.message ?? null,
    genericMessage: site.config?.genericErrorMessage ?? null,
  };
};
