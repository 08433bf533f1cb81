import { Link, Stack } from '@foyer/ui-kit/core';
import { Link as RouterLink } from 'react-router-dom';
import { keepDraft } from '~/session/storage/formDrafts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';

/** The ways on for an address that has an account; both pages have it filled in. Rule REG-3. */
export const TakenAddress = ({ email }: { email: string }) => {
  const { t } = useTranslation('accounts');
  const fillIn = () => keepDraft('login', { email }, []);
  return (
    <Stack row gap={16}>
      <Link as={RouterLink} to={paths.login} variant="action" onClick={fillIn}>
        {t('common:logIn')}
      </Link>
      <Link as={RouterLink} to={paths.passwordRecovery} variant="action" onClick={fillIn}>
        {t('login.forgot')}
      </Link>
    </Stack>
  );
};
