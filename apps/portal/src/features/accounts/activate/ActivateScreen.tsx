import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGoOn } from '../useGoOn';
import { LoginTask } from '../login/LoginTask';
import { useLogin } from '../login/useLogin';
import { ActivateForm } from './ActivateForm';

/** Activating an account that was made for somebody: the landing page's tab `activate`. */
const ActivateScreen = () => {
  const { t } = useTranslation('accounts');
  const login = useLogin(useGoOn());
  const [params] = useSearchParams();
  return (
    <LoginTask login={login} title={t('activate.title')} text={t('activate.text')}>
      <ActivateForm key={params.get('code')} login={login} />
    </LoginTask>
  );
};

export default ActivateScreen;
