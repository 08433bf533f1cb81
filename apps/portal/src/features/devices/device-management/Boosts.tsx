import { Button, Card, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useActiveBoost } from '~/product/plans/useActiveBoost';
import { useDate } from '~/shared/i18n/useDate';
import { paths } from '~/shared/routing/paths';
import { selectHasFreeAccess } from '~/session/guards/selectRouteFacts';
import { usePlanPage } from '~/session/guards/usePlanPage';
import { useAppSelector } from '~/session/store/hooks';
import { selectCapabilities } from '~/session/store/portalType';

/** A link to paid extras, where the Wi-Fi is included, or the one that runs. Rules TYPE-6 and SUB-20. */
export const Boosts = () => {
  const { t } = useTranslation('devices');
  const { sells } = useAppSelector(selectCapabilities);
  const planPage = usePlanPage();
  const hasFreeAccess = useAppSelector(selectHasFreeAccess);
  const boost = useActiveBoost();
  const date = useDate();
  const sellsExtras = sells === 'extras' || hasFreeAccess;
  if (!sellsExtras || boost === undefined) return null;
  if (boost) {
    const { title, at } = boost;
    return (
      <Card as="section">
        <CardHeader title={title} />
        <Stack gap={16}>
          <Text>{t('boosts.activeUntil', { date: date.full(at), time: date.time(at) })}</Text>
          <Button as={Link} to={paths.myAccount} variant="soft">
            {t('boosts.receipt')}
          </Button>
        </Stack>
      </Card>
    );
  }
  if (!planPage) return null;
  return (
    <Card as="section">
      <CardHeader title={t('boosts.title')} />
      <Stack gap={16}>
        <Text tone="quiet">{t(hasFreeAccess ? 'boosts.replacesFree' : 'boosts.text')}</Text>
        <Button as={Link} to={planPage} variant="soft">
          {t('boosts.link')}
        </Button>
      </Stack>
    </Card>
  );
};
