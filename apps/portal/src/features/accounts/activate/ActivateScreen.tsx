import { useTranslation } from '~/shared/i18n/useTranslation';
import { useLinkCode } from '~/shared/routing/TakeLinkSecrets';
import { useContinueAfterLogin } from '../useContinueAfterLogin';
import { LoginSteps } from '../login/LoginSteps';
import { useLogin } from '../login/useLogin';
import { ActivateForm } from './ActivateForm';

/** Activates an account that staff created: the landing page's tab `activate`. */
const ActivateScreen = () => {
  const { t } = useTranslation('accounts');
  const login = useLogin(useContinueAfterLogin());
  return (
    <LoginSteps login={login} title={t('activate.title')} text={t('activate.text')}>
      <ActivateForm key={useLinkCode()} login={login} />
    </LoginSteps>
  );
};

export default ActivateScreen;
