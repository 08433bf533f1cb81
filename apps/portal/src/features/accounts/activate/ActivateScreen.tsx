import { useTranslation } from 'react-i18next';
import { TaskScreen } from '~/platform/layout/TaskScreen';
import { endingOf } from '../sms-code/endingOf';
import { SmsCode } from '../sms-code/SmsCode';
import '../texts';
import { useGoOn } from '../useGoOn';
import { useLogin } from '../login/useLogin';
import { ActivateForm } from './ActivateForm';

/** Activating an account that was made for somebody: the landing page's tab `activate`. */
const ActivateScreen = () => {
  const { t } = useTranslation('accounts');
  const login = useLogin(useGoOn());
  if (login.mfa)
    return (
      <TaskScreen
        step="code"
        title={t('smsCode.title')}
        text={t('smsCode.text', { ending: endingOf(login.mfa.phoneNumber) })}
      >
        <SmsCode login={login} />
      </TaskScreen>
    );
  return (
    <TaskScreen step="activate" title={t('activate.title')} text={t('activate.text')}>
      <ActivateForm login={login} />
    </TaskScreen>
  );
};

export default ActivateScreen;
