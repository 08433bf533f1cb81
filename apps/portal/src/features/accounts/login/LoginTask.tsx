import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { endingOf } from '../sms-code/endingOf';
import { SmsCode } from '../sms-code/SmsCode';
import type { Login } from './useLogin';

interface LoginTaskProps {
  login: Login;
  /** The heading of what leads to logging in, and what stands under it. */
  title: string;
  text: string;
  children: ReactNode;
}

/** A screen that ends in logging in; where the site sends a code by text, that is its second step. */
export const LoginTask = ({ login, title, text, children }: LoginTaskProps) => {
  const { t } = useTranslation('accounts');
  if (!login.mfa)
    return (
      <TaskScreen step="start" title={title} text={text}>
        {children}
      </TaskScreen>
    );
  return (
    <TaskScreen
      step="code"
      title={t('smsCode.title')}
      text={t('smsCode.text', { ending: endingOf(login.mfa.phoneNumber ?? '') })}
    >
      <SmsCode login={login} />
    </TaskScreen>
  );
};
