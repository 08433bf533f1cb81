import { Button, Card, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { TaskScreen } from '~/platform/layout/TaskScreen';
import { useLogOut } from '~/platform/portal/useLogOut';
import { paths } from '~/platform/routing/paths';
import { useAppSelector } from '~/platform/store/hooks';
import '../texts';
import { FinishForm } from './FinishForm';

/**
 * For people whose account was made for them: the required fields that are still empty, current
 * terms and a password. Whoever is not logged in is shown how. Specification, section 2.
 */
const FinishRegistrationScreen = () => {
  const { t } = useTranslation('accounts');
  const account = useAppSelector(({ session }) => session.account);
  const name = account?.siteUser.firstName ?? '';
  const { logOut } = useLogOut();
  if (!account) return <LogInFirst />;
  return (
    <TaskScreen
      title={name ? t('finish.title', { name }) : t('finish.titleNoName')}
      text={t('finish.text')}
    >
      <FinishForm account={account} />
      <Button variant="text" wide onClick={logOut}>
        {t('finish.logOut')}
      </Button>
    </TaskScreen>
  );
};

const LogInFirst = () => {
  const { t } = useTranslation('accounts');
  return (
    <TaskScreen title={t('finish.loggedOutTitle')} text={t('finish.loggedOutText')}>
      <Card>
        <Stack gap={12}>
          <Button as={RouterLink} to={paths.login} wide>
            {t('common:logIn')}
          </Button>
          <Button as={RouterLink} to={`${paths.landing}?tab=activate`} variant="soft" wide>
            {t('finish.haveCode')}
          </Button>
        </Stack>
      </Card>
    </TaskScreen>
  );
};

export default FinishRegistrationScreen;
