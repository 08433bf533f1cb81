import {
  moneyToMajor,
  monthsKnown,
  nextPaymentOf,
  paymentsByMonth,
  totalOf,
  type Billing,
  type MonthOfPayments,
} from '@foyer/domain';
import { Card, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { BarChart, type Bar } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { useGetBillingQuery } from '~/session/api/portal.api';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { now } from '~/session/storage/browserStores';
import { useNextPaymentQuery } from './useNextPaymentQuery';

/** The number of past months in the plot. */
const MOST = 6;

/** Payments by month, each with its amount, and the next payment. */
export const PaymentsByMonth = () => {
  const { t } = useTranslation('billing');
  const query = useGetBillingQuery();
  return (
    <QuerySection query={query} failed={t('months.failed')}>
      {(billing) => <Months billing={billing} />}
    </QuerySection>
  );
};

const Months = ({ billing }: { billing: Billing }) => {
  const { t } = useTranslation('billing');
  const money = useMoney();
  const at = now();
  const count = monthsKnown(billing.invoices, { now: at, most: MOST });
  const months = billing.isComplete ? paymentsByMonth(billing, { now: at, months: count }) : null;
  const bars = useBars(months ?? []);
  const hasRefund = billing.credits.some(
    ({ issuedAt }) => issuedAt !== null && issuedAt >= (months?.[0]?.month ?? Infinity),
  );
  // Without any payment there is nothing to plot; what is not all known is not summed up.
  if (!months || bars.every(({ value }) => value === 0)) return null;
  return (
    <Card as="section">
      <CardHeader
        title={t('months.title')}
        action={
          <Text size="xs" tone="quiet">
            {t('months.total', { count, amount: money.text(totalOf(months)) })}
          </Text>
        }
      />
      <Stack gap={12}>
        <BarChart label={t('months.label')} bars={bars} />
        {hasRefund && (
          <Text size="xs" tone="quiet">
            {t('months.afterRefunds')}
          </Text>
        )}
      </Stack>
    </Card>
  );
};

const useBars = (months: readonly MonthOfPayments[]): Bar[] => {
  const { t } = useTranslation('billing');
  const money = useMoney();
  const date = useDate();
  const { data: dashboard } = useNextPaymentQuery();
  const bars = months.map(({ month, amount }, index): Bar => ({
    id: String(month),
    label: date.month(month),
    value: Math.max(0, moneyToMajor(amount)),
    text: money.brief(amount),
    kind: index === months.length - 1 ? 'now' : 'past',
  }));
  const next = dashboard && nextPaymentOf(dashboard, now());
  if (next?.kind === 'due' && next.at > now()) {
    const month = date.month(next.at);
    bars.push({
      id: 'next',
      // No two bars have one name: the next payment can be in this month, or a year away.
      label: bars.some(({ label }) => label === month) ? t('months.next') : month,
      value: moneyToMajor(next.amount),
      text: money.brief(next.amount),
      kind: 'next',
    });
  }
  return bars;
};
