import { capabilitiesOf } from '@foyer/domain';
import { Button, Card, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';

/** A link to paid extras, where the Wi-Fi is included. Rule TYPE-6. */
export const Boosts = () => {
  const { t } = useTranslation('devices');
  const page = useAppSelector(
    ({ site }) => capabilitiesOf(site.info?.portalType ?? 'unknown').planPage,
  );
  const opens = useCanOpen(paths.selectPlanAnchor);
  if (page !== paths.selectPlanAnchor || !opens) return null;
  return (
    <Card as="section">
      <CardHeader title={t('boosts.title')} />
      <Stack gap={16}>
        <Text tone="quiet">{t('boosts.text')}</Text>
        <Button as={Link} to={paths.selectPlanAnchor} variant="soft">
          {t('boosts.link')}
        </Button>
      </Stack>
    </Card>
  );
};
