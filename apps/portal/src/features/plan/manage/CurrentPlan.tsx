import { isFree, planStatus, type PlanStatus, type Subscription } from '@foyer/domain';
import {
  Button,
  Heading,
  Hero,
  Price,
  Stack,
  StatusPill,
  Text,
  type IconShape,
} from '@foyer/ui-kit/core';
import { checkIcon, pauseIcon, warningIcon, wifiIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';
import { usePeriod } from '~/shared/money/usePeriod';
import { useCanDo } from '~/product/plans/useCanDo';
import { useOffersPause } from '~/product/plans/useOffersPause';
import { paths } from '~/shared/routing/paths';
import { now } from '~/session/storage/browserStores';
import { pausePath } from '~/shell/portal/portalViews';

/** The icons of the state pill. */
const signs: Readonly<Record<Exclude<PlanStatus, 'unknown'>, IconShape>> = {
  active: checkIcon,
  ending: warningIcon,
  cancelled: warningIcon,
  paused: pauseIcon,
  pastDue: warningIcon,
  pending: wifiIcon,
  ended: warningIcon,
};

/** The plan: its name and price in large type, and its two most common actions. */
export const CurrentPlan = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const per = usePeriod();
  const date = useDate();
  const can = useCanDo();
  const offersPause = useOffersPause(subscription);
  const stand = planStatus(subscription, now());
  const { title, price, period, serviceEndDate } = subscription;
  return (
    <Hero arcs="brand">
      {stand !== 'unknown' && (
        <StatusPill icon={signs[stand]}>
          {t(`stand.${stand}`, { date: serviceEndDate === null ? '' : date.full(serviceEndDate) })}
        </StatusPill>
      )}
      <Stack gap={8}>
        <Heading level={2} size="display">
          {title}
        </Heading>
        <Price
          amount={money.parts(price)}
          period={isFree(price) ? t('manage.noCharge') : per(period, subscription)}
        />
        <Speed subscription={subscription} />
      </Stack>
      <Stack row>
        {can('upgrade', subscription) && (
          <Button as={Link} to={paths.upgradePlans} variant="onHero">
            {t('manage.change')}
          </Button>
        )}
        {offersPause && (
          <Button as={Link} to={pausePath} variant="onHeroRaised">
            {t('manage.pause')}
          </Button>
        )}
      </Stack>
    </Hero>
  );
};

const Speed = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('plan');
  const { downloadMbps, uploadMbps } = subscription;
  if (downloadMbps === null) return null;
  return (
    <Text tone="inherit" size="md">
      {uploadMbps === null
        ? t('manage.speed', { down: downloadMbps })
        : t('manage.speeds', { down: downloadMbps, up: uploadMbps })}
    </Text>
  );
};
