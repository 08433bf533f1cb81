import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { capabilitiesOf, type MfaState } from '@foyer/domain';
import { useTranslation } from 'react-i18next';
import { getClient } from '~/platform/api/client';
import { problemText } from '~/platform/errors/problemText';
import { submitForm } from '~/platform/network/submitForm';
import { arrive } from '~/platform/session/arrive';
import { useAppDispatch, useAppStore } from '~/platform/store/hooks';

/**
 * Logging in, with the SMS code where the site wants one. Once in, the device is put online and the
 * person goes where they were heading. Specification, sections 4 and 7.
 */
export const useLogin = () => {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [mfa, setMfa] = useState<MfaState | null>(null);

  const goOn = async (): Promise<void> => {
    const { previousPage } = store.getState().session;
    await dispatch(arrive());
    const { session, site } = store.getState();
    const account = session.account?.siteUser;
    // Entitled but not online: the last step is the router's, a full navigation.
    if (session.connect && account?.hasActiveSubscription) return submitForm(session.connect);
    const home = capabilitiesOf(site.info?.portalType ?? 'unknown').pageAfterLogin;
    await navigate(previousPage ?? home, { replace: true });
  };

  const logIn = async (email: string, password: string): Promise<null> => {
    setProblem(null);
    const client = await getClient();
    const { data, error } = await client.session.logIn({ email, password });
    if (error) setProblem(problemText(error, t));
    else if (data.kind === 'smsCode') setMfa(data.mfa);
    else await goOn();
    return null;
  };

  const checkCode = async (code: string): Promise<void> => {
    if (!mfa) return;
    setProblem(null);
    const client = await getClient();
    const { error } = await client.session.enterSmsCode(mfa, code);
    if (error) setProblem(problemText(error, t));
    else await goOn();
  };

  const resendCode = async (): Promise<void> => {
    if (!mfa) return;
    setProblem(null);
    const client = await getClient();
    const { data, error } = await client.session.resendCode(mfa);
    if (error) setProblem(problemText(error, t));
    else setMfa({ ...mfa, nextCodeCreationTime: data ?? null });
  };

  return { problem, mfa, logIn, checkCode, resendCode, cancelMfa: () => setMfa(null) };
};

export type Login = ReturnType<typeof useLogin>;
