import { useTranslation } from 'react-i18next';
import { TaskScreen } from '~/platform/layout/TaskScreen';
import { SmsCodeScreen } from '../sms-code/SmsCodeScreen';
import '../texts';
import { useGoOn } from '../useGoOn';
import { useLogin } from '../login/useLogin';
import { ActivateForm } from './ActivateForm';

/** Activating an account that was made for somebody: the landing page's tab `activate`. */
const ActivateScreen = () => {
  const { t } = useTranslation('accounts');
  const login = useLogin(useGoOn());
  if (login.mfa) return <SmsCodeScreen login={login} />;
  return (
    <TaskScreen step="activate" title={t('activate.title')} text={t('activate.text')}>
      <ActivateForm login={login} />
    </TaskScreen>
  );
};

export default ActivateScreen;
