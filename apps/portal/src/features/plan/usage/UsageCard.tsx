import {
  dataLeft,
  defaultPublicConfig,
  deviceChanges,
  endsWithoutRenewal,
  type Subscription,
  type Usage,
} from '@foyer/domain';
import { Card, CardHeader, Stack, SummaryLines } from '@foyer/ui-kit/core';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useGetDevicesQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';
import { now } from '~/session/storage/browserStores';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useCountReset } from '~/shell/portal/useCountReset';
import { useGetUsageQuery } from '../plan.api';
import { UsageByDay } from './UsageByDay';
import { useAmounts } from './useAmounts';
import { WarningChoice } from './WarningChoice';

interface UsageCardProps {
  subscription: Subscription;
}

/**
 * What is left of time, data and device changes, the data of each day, and the warning before the end. Renders
 * nothing where the backend does not count. Rule USAGE-1.
 */
export const UsageCard = ({ subscription }: UsageCardProps) => {
  const { t } = useTranslation('plan');
  const { data: usage } = useGetUsageQuery();
  if (!usage) return null;
  return (
    <Card as="section">
      <CardHeader title={t('usage.title')} />
      <Stack gap={20}>
        <Left usage={usage} subscription={subscription} />
        <UsageByDay days={usage.days} />
        {isToEnd(subscription) && <WarningChoice usage={usage} />}
      </Stack>
    </Card>
  );
};

/** A plan that renews has no end to wait for, or to warn of. Rules USAGE-1 and USAGE-3. */
const isToEnd = (subscription: Subscription): boolean =>
  subscription.state === 'cancelled' || endsWithoutRenewal(subscription);

/** A line for each thing that is counted. */
const Left = ({ usage, subscription }: UsageCardProps & { usage: Usage }) => {
  const { t } = useTranslation('plan');
  const date = useDate();
  const amounts = useAmounts();
  const { data: devices } = useGetDevicesQuery(undefined, {
    skip: !useCanOpen('/portal/device-management'),
  });
  const reset = useCountReset(usage.resetsAt);
  const end = subscription.serviceEndDate ?? subscription.periodEnd;
  const data = dataLeft(usage);
  const config = useAppSelector(({ site }) => site.config ?? defaultPublicConfig);
  const changes = devices && deviceChanges(devices, config, now());
  const lines = [
    ...(isToEnd(subscription) && end !== null && end > now()
      ? [{ label: t('usage.time'), amount: amounts.time(end - now()) }]
      : []),
    ...(data === null
      ? []
      : [
          {
            label: t('usage.data'),
            amount: amounts.data(data),
            ...(reset.kind === 'on' && {
              detail: t('usage.resets', { date: date.day(reset.at) }),
            }),
          },
        ]),
    ...(changes && !changes.unlimited
      ? [{ label: t('usage.changes'), amount: amounts.number(changes.left) }]
      : []),
  ];
  return lines.length > 0 && <SummaryLines lines={lines} />;
};
