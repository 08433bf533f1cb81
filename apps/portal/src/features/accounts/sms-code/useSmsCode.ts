import { SMS_CODE_LENGTH } from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { withClient } from '~/session/api/callApi';
import type { Login } from '../login/useLogin';

/** Checks the SMS code, and requests another one after a wait. */
export const useSmsCode = ({ mfa, setMfa, showProblem, clear, onLoggedIn }: Login) => {
  const { t } = useTranslation('accounts');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<'checking' | 'sending' | null>(null);
  const [wasResent, setWasResent] = useState(false);

  const check = async (digits: string): Promise<void> => {
    if (!mfa || busy) return;
    if (digits.length < SMS_CODE_LENGTH) return setError(t('smsCode.incomplete'));
    setBusy('checking');
    clear();
    const answer = await withClient((client) => client.session.enterSmsCode(mfa, digits));
    if (answer.error) {
      const isCode = answer.error.kind === 'http' && answer.error.status < 429;
      const shown = showProblem('mfaCheck', answer.error);
      // An error of the code appears beside its field.
      if (isCode && shown) {
        clear();
        setError(shown.text);
      }
    } else await onLoggedIn();
    setBusy(null);
  };

  const resend = async (): Promise<void> => {
    if (!mfa || busy) return;
    setBusy('sending');
    // What was said of the code before is not true of this one.
    setWasResent(false);
    clear();
    const answer = await withClient((client) => client.session.resendCode(mfa));
    if (answer.error) {
      const shown = showProblem('mfaResend', answer.error);
      if (shown?.until) setMfa({ ...mfa, nextCodeCreationTime: shown.until });
    } else {
      setMfa({ ...mfa, nextCodeCreationTime: answer.data });
      change('');
      setWasResent(true);
    }
    setBusy(null);
  };

  const change = (digits: string): void => {
    setCode(digits);
    setError(null);
  };

  return { code, change, error, busy, wasResent, check, resend };
};
