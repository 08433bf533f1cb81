import type { Account } from '@foyer/domain';
import { Button, Card, Stack } from '@foyer/ui-kit/core';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { useLogOut } from '~/shell/log-out/useLogOut';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import { useGetRegistrationFieldsQuery } from '../accounts.api';
import { FormLoadError } from '../registration-form/FormLoadError';
import { FormSkeleton } from '~/product/forms/FormSkeleton';
import { FinishRegistrationForm } from './FinishRegistrationForm';

/**
 * For users whose account staff created: the required fields that are still empty, the current
 * terms and a password. A visitor sees how to log in. Rule REG-8.
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
      <WhatIsMissing account={account} />
      <Button variant="text" wide onClick={logOut}>
        {t('finish.logOut')}
      </Button>
    </TaskScreen>
  );
};

/** Fetches the site's fields first, so that the form misses none. */
const WhatIsMissing = ({ account }: { account: Account }) => {
  const fields = useGetRegistrationFieldsQuery();
  if (fields.isLoading) return <FormSkeleton fields={3} />;
  if (!fields.data)
    return <FormLoadError busy={fields.isFetching} onRetry={() => void fields.refetch()} />;
  return <FinishRegistrationForm account={account} fields={fields.data} />;
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
