import { isDue, type Invoice, type Subscription } from '@foyer/domain';
import { Stack, Text } from '@foyer/ui-kit/core';
import { useDueTexts } from '~/product/dues/useDueTexts';
import { useLastCharge } from '~/product/dues/useLastCharge';
import { useGetBillingQuery, useGetDashboardQuery } from '~/session/api/portal.api';
import { now } from '~/session/storage/browserStores';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMoney } from '~/shared/money/useMoney';

/** What a user who is still logged in has at a closed site, where no other page says it. Rule SUB-21. */
const ClosedSitePlan = () => {
  const { data: dashboard, isLoading } = useGetDashboardQuery();
  const { data: billing, isLoading: loadsBilling } = useGetBillingQuery();
  const planText = usePlanText();
  const refundText = useRefundText();
  const dueTexts = useDueTexts();
  const lastCharge = useLastCharge();
  const plan = dashboard?.subscription ?? null;
  const invoices = billing?.invoices ?? [];
  const dues = invoices.filter(isDue);
  const texts = [
    plan && planText(plan),
    ...invoices.filter(isRefundedEarly).map(refundText),
    ...dueTexts(dues, false),
    plan && billing?.isComplete && lastCharge(dues),
  ].filter((text) => text !== null && text !== false && text !== undefined);
  return (
    <div role="status">
      <Stack gap={8}>
        {!isLoading && !loadsBilling && texts.map((text) => <Text key={text}>{text}</Text>)}
      </Stack>
    </div>
  );
};

/** When a plan ends that does not renew; null for one that has not begun or has ended. */
const usePlanText = () => {
  const { t } = useTranslation('dues');
  const date = useDate();
  return ({ state, title, serviceEndDate, periodEnd }: Subscription): string | null => {
    if (state === 'ended' || state === 'pending') return null;
    const end = serviceEndDate ?? periodEnd;
    return end === null || end <= now()
      ? t('closed.plan', { plan: title })
      : t('closed.planUntil', { plan: title, date: date.full(end) });
  };
};

/** Refunded money, although the time that it paid for has not passed. */
const isRefundedEarly = ({ refunded, amount, periodEnd }: Invoice): boolean =>
  refunded && amount.minor > 0 && (periodEnd ?? 0) > now();

const useRefundText = () => {
  const { t } = useTranslation('dues');
  const money = useMoney();
  return ({ amount, refundedAmount, description, number }: Invoice): string =>
    t('closed.refunded', {
      amount: money.text(refundedAmount ?? amount),
      what: description ?? number,
    });
};

export default ClosedSitePlan;
