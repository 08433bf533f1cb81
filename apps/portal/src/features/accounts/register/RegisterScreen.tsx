import { capabilitiesOf } from '@foyer/domain';
import { Notice } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { OtherWay } from '~/shell/layout/OtherWay';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import SignUpForm from '../sign-up/SignUpForm';
import { useGoOn } from '../useGoOn';

/** Registering by itself: the landing page's tab `register`. Specification, sections 1 and 4. */
const RegisterScreen = () => {
  const { t } = useTranslation('accounts');
  const site = useAppSelector((state) => state.site.info);
  const goOn = useGoOn();
  const { registeringGivesAccess } = capabilitiesOf(site?.portalType ?? 'unknown');
  return (
    <TaskScreen
      title={t('register.title')}
      text={t(registeringGivesAccess ? 'register.text' : 'register.textPlans')}
    >
      <SignUpForm submitLabel={t('signUp.submit')} onDone={goOn} />
      {site?.oneAccountEnabled && <Notice>{t('signUp.oneAccount', { site: site.name })}</Notice>}
      <OtherWay title={t('register.haveAccount')} to={paths.login} label={t('common:logIn')} />
    </TaskScreen>
  );
};

export default RegisterScreen;
