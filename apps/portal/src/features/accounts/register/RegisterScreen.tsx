import { capabilitiesOf, type SiteInfo } from '@foyer/domain';
import { Notice } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LinkCard } from '~/shell/layout/LinkCard';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import SignUpForm from '../sign-up/SignUpForm';
import { useContinueAfterLogin } from '../useContinueAfterLogin';

/** Registering outside a purchase: the landing page's tab `register`. Rule REG-1. */
const RegisterScreen = () => {
  const { t } = useTranslation('accounts');
  const site = useAppSelector((state) => state.site.info);
  const continueAfterLogin = useContinueAfterLogin();
  return (
    <TaskScreen title={t('register.title')} text={t(promise(site))}>
      <SignUpForm submitLabel={t('signUp.submit')} onDone={continueAfterLogin} />
      {site?.oneAccountEnabled && <Notice>{t('signUp.oneAccount', { site: site.name })}</Notice>}
      <LinkCard title={t('register.haveAccount')} to={paths.login} label={t('common:logIn')} />
    </TaskScreen>
  );
};

/** What registering gives at this site. */
const promise = (site: SiteInfo | null) => {
  // SITE-13
  if (site?.isFreeSignUp) return 'register.textFree';
  const { registeringGivesAccess } = capabilitiesOf(site?.portalType ?? 'unknown');
  return registeringGivesAccess ? 'register.text' : 'register.textPlans';
};

export default RegisterScreen;
