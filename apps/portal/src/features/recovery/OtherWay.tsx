import { Button, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { waysFor } from './useMyAccount';

/** The other way to a new password, and the way back. */
export const OtherWay = ({ by, isMine }: { by: 'email' | 'sms'; isMine: boolean }) => {
  const { t } = useTranslation('recovery');
  const ways = waysFor(isMine);
  return (
    <Stack gap={4}>
      <Button as={RouterLink} to={by === 'email' ? ways.bySms : ways.byEmail} variant="text" wide>
        {t(by === 'email' ? 'byEmail.sms' : 'bySms.email')}
      </Button>
      <Button as={RouterLink} to={ways.back} variant="text" wide>
        {t(isMine ? 'backToAccount' : 'backToLogin')}
      </Button>
    </Stack>
  );
};
