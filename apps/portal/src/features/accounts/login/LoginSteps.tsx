import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { lastDigits } from '../sms-code/lastDigits';
import { SmsCode } from '../sms-code/SmsCode';
import type { Login } from './useLogin';

interface LoginStepsProps {
  login: Login;
  /** The heading of the first step, and the line below it. */
  title: string;
  text: string;
  children: ReactNode;
}

/** A screen that ends with a log-in. Where the site sends an SMS code, that is its second step. */
export const LoginSteps = ({ login, title, text, children }: LoginStepsProps) => {
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
      text={t('smsCode.text', { ending: lastDigits(login.mfa.phoneNumber ?? '') })}
    >
      <SmsCode login={login} />
    </TaskScreen>
  );
};
