import { capabilitiesOf, type PortalType } from '@foyer/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { whenIdle } from '~/shared/loading/whenIdle';
import { useLinkCode } from '~/shared/routing/TakeLinkSecrets';
import { useAppSelector } from '~/session/store/hooks';
import { SmsCode } from '../sms-code/SmsCode';
import { useContinueAfterLogin } from '../useContinueAfterLogin';
import { LoginForm } from './LoginForm';
import { NoAccountCard } from './NoAccountCard';
import { EmailLink } from './EmailLink';
import { LoginSteps } from './LoginSteps';
import { useLogin } from './useLogin';

/**
 * The log-in by email and password, then by SMS code where the site uses one. The link that
 * confirms an email address also leads here. Rule LOGIN-6.
 */
const LoginScreen = () => {
  const { t } = useTranslation('accounts');
  const continueAfterLogin = useContinueAfterLogin();
  const login = useLogin(continueAfterLogin);
  const code = useConfirmationCode();
  useCodeAhead();
  // Logging in connects neither a device that the gateway does not see nor one that is online.
  const connects = useAppSelector(
    ({ session }) => !['unseen', 'online'].includes(session.deviceState),
  );
  const seen = useAppSelector(({ site }) => whatIsSeen(site.info?.portalType));
  return (
    <LoginSteps login={login} title={t('login.title')} text={t(connects ? 'login.text' : seen)}>
      {code && <EmailLink code={code} onLoggedIn={continueAfterLogin} />}
      <LoginForm login={login} />
      <NoAccountCard />
    </LoginSteps>
  );
};

/** What everybody sees once they are logged in. Rules MENU-2 and GUARD-16. */
const whatIsSeen = (type: PortalType = 'unknown') => {
  const { shortMenu, devicesNeedLegacyPlan } = capabilitiesOf(type);
  if (shortMenu) return 'login.textOutsideShort';
  return devicesNeedLegacyPlan ? 'login.textOutsideNoDevices' : 'login.textOutside';
};

/** The code of the link that confirms an email address, if such a link opened the page. */
const useConfirmationCode = (): string | null => {
  const [params] = useSearchParams();
  const code = useLinkCode();
  return params.get('status') === 'verify' ? code : null;
};

/** Prefetches the screen for the SMS code where the site uses one. */
const useCodeAhead = (): void => {
  const isWanted = useAppSelector(({ site }) => site.info?.mfaViaSms ?? false);
  useEffect(() => (isWanted ? whenIdle(() => void SmsCode.load()) : undefined), [isWanted]);
};

export default LoginScreen;
