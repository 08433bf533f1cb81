import {
  comesLater,
  endsWithoutRenewal,
  isFree,
  nextPaymentOf,
  type Subscription,
} from '@foyer/domain';
import { Card, CardHeader, SummaryLines, type SummaryLine } from '@foyer/ui-kit/core';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { now } from '~/session/storage/browserStores';
import { useMoney } from '~/shared/money/useMoney';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useArrivesTogether } from '~/shell/portal/sections/Together';

/** Facts about a plan, one line each; a fact that does not apply has no line. */
export const PlanFacts = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('plan');
  const lines = useLines(subscription);
  if (lines.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title={t('facts.title')} />
      <SummaryLines lines={lines} />
    </Card>
  );
};

const useLines = (subscription: Subscription): SummaryLine[] => {
  const { t } = useTranslation('plan');
  const date = useDate();
  const money = useMoney();
  const { data: dashboard, isLoading } = useGetDashboardQuery();
  useArrivesTogether(!isLoading);
  const { startDate, coupon, contract, minimumTermEnd, recurring, periodEnd, price } = subscription;
  const lines: SummaryLine[] = [];
  const next = dashboard && nextPaymentOf({ ...dashboard, subscription }, now(), true);
  if (next?.kind === 'due')
    lines.push({
      label: t('facts.nextPayment'),
      detail: date.day(next.at),
      amount: isFree(next.amount) ? t('portal:nothingToPay') : money.text(next.amount),
    });
  else if (next?.kind === 'unknown')
    lines.push({
      label: t('facts.nextPayment'),
      ...(next.at !== null && { detail: date.day(next.at) }),
      amount: next.amount ? money.text(next.amount) : t('portal:notKnown'),
    });
  else if (next && recurring && !isFree(price))
    lines.push({
      label: t('facts.nextPayment'),
      amount: t(comesLater(next.reason) ? 'portal:noPaymentYet' : 'facts.none'),
      ...(next.reason === 'paused' && { detail: t('facts.afterPause') }),
    });
  if (endsWithoutRenewal(subscription) && periodEnd !== null)
    lines.push({ label: t('facts.endsWithoutRenewal'), amount: date.full(periodEnd) });
  // No payment follows that the coupon could lower.
  if (coupon && !endsWithoutRenewal(subscription))
    lines.push({
      label: t('facts.coupon', { code: coupon.value }),
      amount:
        coupon.periodsLeft === null
          ? t('common:coupons.everyPeriod')
          : t('facts.paymentsLeft', { count: coupon.periodsLeft }),
    });
  if (contract)
    lines.push({
      label: t('facts.contract'),
      amount:
        minimumTermEnd === null
          ? t('facts.contractYes')
          : t('facts.contractUntil', { date: date.full(minimumTermEnd) }),
    });
  if (startDate !== null) lines.push({ label: t('facts.since'), amount: date.full(startDate) });
  return lines;
};
