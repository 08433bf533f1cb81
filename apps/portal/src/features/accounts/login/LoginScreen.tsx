import { useTranslation } from 'react-i18next';
import { TaskScreen } from '~/platform/layout/TaskScreen';
import { useAppSelector } from '~/platform/store/hooks';
import '../texts';
import { endingOf } from '../sms-code/endingOf';
import { SmsCode } from '../sms-code/SmsCode';
import { useGoOn } from '../useGoOn';
import { Credentials } from './Credentials';
import { NewHere } from './NewHere';
import { useEmailLink } from './useEmailLink';
import { useLogin } from './useLogin';

/**
 * Logging in by e-mail and password, then by SMS code where the site wants one; the link that
 * confirms an e-mail address leads here as well. Specification, sections 2, 4 and 8.
 */
const LoginScreen = () => {
  const { t } = useTranslation('accounts');
  const goOn = useGoOn();
  const login = useLogin(goOn);
  const link = useEmailLink(goOn);
  const isOutside = useAppSelector(({ session }) => session.isOutsideNetwork);
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
    <TaskScreen
      step="credentials"
      title={t('login.title')}
      text={t(isOutside ? 'login.textOutside' : 'login.text')}
    >
      <Credentials login={login} link={link} />
      <NewHere />
    </TaskScreen>
  );
};

export default LoginScreen;
