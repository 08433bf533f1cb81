import { Button } from '@foyer/ui-kit/core';
import { Link as RouterLink } from 'react-router-dom';
import { useAbsentCall } from '~/session/api/useAbsentCall';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';

/** Leads to a new password by email, whose link also confirms the address. */
export const NewPasswordLink = ({ remedy = 'newLink' }: { remedy?: 'reset' | 'newLink' }) => {
  const { t } = useTranslation('accounts');
  const { isAbsent } = useAbsentCall('requestResetEmail');
  if (isAbsent) return null;
  return (
    <Button as={RouterLink} to={paths.passwordRecovery} variant="soft" size="small">
      {t(`login.${remedy}`)}
    </Button>
  );
};
