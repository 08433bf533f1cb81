import {
  chargeBeforeCredit,
  isFree,
  planPeriod,
  type Plan,
  type Subscription,
  type UpgradeInfo,
} from '@foyer/domain';
import { Hero, Quantity, Price, SummaryLines, Text, type SummaryLine } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { useDate } from '~/shared/i18n/useDate';
import { useMoney } from '~/shared/money/useMoney';
import { usePeriod } from '~/shared/money/usePeriod';

interface ChangeFiguresProps {
  info: UpgradeInfo;
  plan: Plan;
  subscription: Subscription;
}

/** Today's charge in large type, and how it is made up. Rule SUB-3. */
export const ChangeFigures = ({ info, plan, subscription }: ChangeFiguresProps) => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const lines = useLines({ info, plan, subscription });
  return (
    <Hero arcs="corner">
      <div>
        <Text tone="inherit" size="md" strong>
          {t('check.today')}
        </Text>
        {isFree(info.costToPay) ? (
          <Quantity value={t('check.nothing')} size="lg" />
        ) : (
          <Price amount={money.parts(info.costToPay)} size="hero" />
        )}
      </div>
      <SummaryLines lines={lines} />
    </Hero>
  );
};

const useLines = ({ info, plan, subscription }: ChangeFiguresProps): SummaryLine[] => {
  const { t } = useTranslation('plan');
  const money = useMoney();
  const date = useDate();
  const per = usePeriod();
  const { costToPay, credit, tax, nextAmount, nextPaymentDate, effective } = info;
  const lines: SummaryLine[] = [];
  const isNow = effective !== 'periodEnd';
  if (isNow && !isFree(costToPay))
    lines.push({
      label:
        nextPaymentDate === null
          ? plan.title
          : t('check.until', { plan: plan.title, date: date.dayOfMonth(nextPaymentDate) }),
      amount: money.text(chargeBeforeCredit(info)),
    });
  if (!isFree(credit))
    lines.push({
      label: t('check.credit', { plan: subscription.title }),
      amount: `−${money.text(credit)}`,
    });
  if (!isFree(tax)) lines.push({ label: t('check.tax'), amount: money.text(tax), quiet: true });
  if (nextPaymentDate !== null)
    lines.push({
      label: isNow ? t('check.next') : t('check.from', { plan: plan.title }),
      detail: date.day(nextPaymentDate),
      amount: `${money.text(nextAmount)} ${per(planPeriod(plan), plan)}`.trim(),
    });
  return lines;
};
