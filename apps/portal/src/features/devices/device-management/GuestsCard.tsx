import { Button, Card, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';

/** A link to the passes for guests, where the site has them. Rule GUEST-1. */
export const GuestsCard = () => {
  const { t } = useTranslation('devices');
  const isOffered = useAppSelector(({ site }) => site.info?.guestPasses ?? false);
  if (!isOffered) return null;
  return (
    <Card as="section">
      <CardHeader title={t('guests.title')} />
      <Stack gap={16}>
        <Text tone="quiet">{t('guests.text')}</Text>
        <Button as={Link} to={paths.guestPasses} variant="soft">
          {t('guests.link')}
        </Button>
      </Stack>
    </Card>
  );
};
