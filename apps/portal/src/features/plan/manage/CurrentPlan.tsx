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
import { usePauseOffer } from '~/product/plans/usePauseOffer';
import { paths } from '~/shared/routing/paths';
import { now } from '~/session/storage/browserStores';
import { pausePath } from '~/shell/portal/portalViews';
import { useChangeOffer, whyNoChange } from '../upgrade/useChangeOffer';
import { usePaidPlans } from '../usePaidPlans';

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
  const change = useChangeOffer(subscription);
  const paidPlans = usePaidPlans(subscription);
  const pause = usePauseOffer(subscription);
  const status = planStatus(subscription, now());
  const { title, price, period, serviceEndDate } = subscription;
  return (
    <Hero>
      {status !== 'unknown' && (
        <StatusPill icon={signs[status]}>
          {t(`status.${status}`, {
            date: serviceEndDate === null ? '' : date.full(serviceEndDate),
          })}
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
      {paidPlans !== null && <Text tone="inherit">{t('manage.paid.text')}</Text>}
      {paidPlans === null && change === 'none' && (
        <Text tone="inherit">{t(whyNoChange(subscription))}</Text>
      )}
      <Stack row>
        {paidPlans !== null && (
          <Button as={Link} to={paidPlans} variant="onHero">
            {t('manage.paid.action')}
          </Button>
        )}
        {change === 'change' && (
          <Button
            as={Link}
            to={paths.upgradePlans}
            variant={paidPlans === null ? 'onHero' : 'onHeroRaised'}
          >
            {t('manage.change')}
          </Button>
        )}
        {pause && (
          <Button as={Link} to={pausePath} variant="onHeroRaised">
            {t(pause === 'pause' ? 'manage.pause' : 'pause.editTitle')}
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
