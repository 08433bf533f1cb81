import { Button, Stack } from '@foyer/ui-kit/core';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { recoveryPaths } from './useMyAccount';

/** Links to the other recovery method, and back. */
export const OtherRecoveryMethod = ({ by, isMine }: { by: 'email' | 'sms'; isMine: boolean }) => {
  const { t } = useTranslation('recovery');
  const paths = recoveryPaths(isMine);
  return (
    <Stack gap={4}>
      <Button as={RouterLink} to={by === 'email' ? paths.bySms : paths.byEmail} variant="text" wide>
        {t(by === 'email' ? 'byEmail.sms' : 'bySms.email')}
      </Button>
      <Button as={RouterLink} to={paths.back} variant="text" wide>
        {t(isMine ? 'backToAccount' : 'backToLogin')}
      </Button>
    </Stack>
  );
};
