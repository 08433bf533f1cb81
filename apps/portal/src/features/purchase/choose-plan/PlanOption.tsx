import { planPeriod, type Plan } from '@foyer/domain';
import { Chip, Measure, PlanCard, Price } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { useMoney } from '~/platform/money/useMoney';
import { usePeriod } from '~/platform/money/usePeriod';
import { usePlanSummary } from '../usePlanSummary';

interface PlanOptionProps {
  plan: Plan;
  chosen: boolean;
  onChoose: (priceId: string) => void;
}

/** Megabits a second from which a second and a third arc of the fan light up. */
const FAN = [50, 200] as const;

const arcsFor = (mbps: number | null): 1 | 2 | 3 => {
  if (mbps === null || mbps < FAN[0]) return 1;
  return mbps < FAN[1] ? 2 : 3;
};

/** One plan as a card to choose. */
export const PlanOption = ({ plan, chosen, onChoose }: PlanOptionProps) => {
  const { t } = useTranslation('purchase');
  const money = useMoney();
  const per = usePeriod();
  const summary = usePlanSummary();
  const amount = money.parts(plan.price);
  const period = plan.price.minor > 0 ? per(planPeriod(plan)) : '';
  return (
    <PlanCard
      name={plan.title}
      hint={plan.description}
      summary={summary(plan)}
      fan={arcsFor(plan.downloadMbps)}
      speed={
        plan.downloadMbps === null ? null : (
          <Measure value={plan.downloadMbps} unit={t('common:mbps')} />
        )
      }
      price={<Price amount={amount} period={period} />}
      smallPrice={
        <Price amount={amount} period={period || t('choose.noCharge')} size="sm" stacked />
      }
      perks={plan.perks}
      badge={plan.suggested && chosen && <Chip tone="accent">{t('choose.suggested')}</Chip>}
      group="plan"
      value={plan.priceId}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
};
