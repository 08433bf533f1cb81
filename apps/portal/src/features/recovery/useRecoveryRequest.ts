import { useState } from 'react';
import type { CallName } from '@foyer/api-client';
import type { CallFailure } from '~/session/api/isApiError';
import { useAbsentCall } from '~/session/api/useAbsentCall';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { useSentRequest, retryWait, type Addressee } from './useSentRequest';

type Request = (to: Addressee) => Promise<{ error?: CallFailure }>;

/**
 * Requests a link or a code, and another one after the wait. The answer does not reveal whether an
 * account exists.
 *
 * @param draft the key that the request is stored under
 * @param name the call that `call` makes
 */
export const useRecoveryRequest = (draft: string, name: CallName, call: Request) => {
  const { t } = useTranslation('recovery');
  const { isAbsent, note } = useAbsentCall(name);
  const { sent, keep, keepUnsent, forget } = useSentRequest(draft);
  const { problem, showProblem, handleError, clear } = useFormProblem();
  const [wasSentAgain, setSentAgain] = useState(false);
  const [isSending, setSending] = useState(false);

  const request = async (to: Addressee): Promise<CallFailure | null> => {
    clear();
    const { error } = await call(to);
    note(error);
    const wait = error ? retryWait(error) : null;
    // The user requested one a moment ago, and that one is still valid.
    if (!error || wait !== null) keep(to, wait ?? undefined);
    return error && wait === null ? error : null;
  };

  /** For a form's `onSend`: field errors appear beside the fields, all others above the form. */
  const send = async (to: Addressee): Promise<Readonly<Record<string, string>> | null> => {
    const error = await request(to);
    if (!error) return null;
    return handleError(error, to);
  };

  const again = async (): Promise<void> => {
    if (!sent || isSending) return;
    setSending(true);
    const error = await request(sent);
    if (error) showProblem('api', error);
    setSentAgain(!error);
    setSending(false);
  };

  const change = (): void => {
    clear();
    setSentAgain(false);
    forget();
  };

  return {
    problem: problem && isAbsent ? { ...problem, text: t('absent') } : problem,
    sent,
    send,
    keepUnsent,
    again,
    isSending,
    wasSentAgain,
    change,
    forget,
  };
};
