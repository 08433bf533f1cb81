import { useTranslation } from 'react-i18next';
import { TaskScreen } from '~/platform/layout/TaskScreen';
import type { Login } from '../login/useLogin';
import { SmsCode } from './SmsCode';
import { endingOf } from './endingOf';

/** The step of logging in at a site that sends a code by text, whatever led to it. */
export const SmsCodeScreen = ({ login }: { login: Login }) => {
  const { t } = useTranslation('accounts');
  return (
    <TaskScreen
      step="code"
      title={t('smsCode.title')}
      text={t('smsCode.text', { ending: endingOf(login.mfa?.phoneNumber ?? '') })}
    >
      <SmsCode login={login} />
    </TaskScreen>
  );
};
