import type { MfaState, NextAnswers } from '@foyer/domain';
import type { ApiError, LogInResult } from '@foyer/api-client';
import { useState } from 'react';
import { withClient } from '~/session/api/callApi';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { errorShown } from '~/shared/notices/noticesSlice';
import { useAppDispatch, useAppStore } from '~/session/store/hooks';

/**
 * The log-in, with the SMS code where the site uses one. Rule LOGIN-6.
 *
 * @param onLoggedIn called once the session belongs to the user
 */
export const useLogin = (
  onLoggedIn: (nextAnswers?: NextAnswers | null) => Promise<void> | void,
) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { problem, showProblem, clear } = useFormProblem();
  const [mfa, setMfa] = useState<MfaState | null>(null);

  /** Continues after a log-in answer: the user is logged in, or must type the code. */
  const handleResult = async (result: LogInResult): Promise<void> => {
    if (result.kind === 'smsCode') setMfa(result.mfa);
    else await onLoggedIn(result.nextAnswers);
  };

  /** The form shows the message with its remedy. Outside the network the error dialog shows the message first. Rule ERR-6. */
  const handleError = (error: ApiError): void => {
    const shown = showProblem('login', error);
    const { isOutsideNetwork } = store.getState().session;
    if (shown && isOutsideNetwork) dispatch(errorShown(shown.text));
  };

  /** @returns the step that the log-in has reached; null when it was refused */
  const logIn = async (email: string, password: string): Promise<LogInResult['kind'] | null> => {
    clear();
    const siteCustomerCode = store.getState().site.info?.customerCode ?? null;
    const { data, error } = await withClient((client) =>
      client.session.logIn({ email, password, siteCustomerCode }),
    );
    if (error) handleError(error);
    else await handleResult(data);
    return data?.kind ?? null;
  };

  const leaveCode = (): void => {
    clear();
    setMfa(null);
  };

  return { problem, showProblem, clear, mfa, setMfa, handleResult, logIn, leaveCode, onLoggedIn };
};

export type Login = ReturnType<typeof useLogin>;
