import { capabilitiesOf } from '@foyer/domain';
import { Card, Link, Notice, Stack, Text } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { TaskScreen } from '~/platform/layout/TaskScreen';
import { paths } from '~/platform/routing/paths';
import { useAppSelector } from '~/platform/store/hooks';
import { SignUpForm } from '../sign-up/SignUpForm';
import '../texts';
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
      <Card pad="tile">
        <Stack row spread gap={12}>
          <Text>{t('register.haveAccount')}</Text>
          <Link as={RouterLink} to={paths.login} variant="action">
            {t('common:logIn')}
          </Link>
        </Stack>
      </Card>
    </TaskScreen>
  );
};

export default RegisterScreen;
