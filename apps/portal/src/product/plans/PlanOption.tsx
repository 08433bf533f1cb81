import { isFree, planPeriod, type Plan } from '@foyer/domain';
import { Quantity, PlanCard, Price } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '~/shared/money/useMoney';
import { usePeriod } from '~/shared/money/usePeriod';
import { usePlanPerks } from './usePlanPerks';
import { usePlanSummary } from './usePlanSummary';

interface PlanOptionProps {
  plan: Plan;
  chosen: boolean;
  /** Shown below "Free". */
  noCharge: string;
  /** A `Chip` on the card's upper edge. */
  badge?: ReactNode;
  onChoose: (priceId: string) => void;
}

/** Speeds in Mb/s from which a second and a third arc light up. */
const ARC_SPEEDS = [50, 200] as const;

const arcsFor = (mbps: number | null): 1 | 2 | 3 => {
  if (mbps === null || mbps < ARC_SPEEDS[0]) return 1;
  return mbps < ARC_SPEEDS[1] ? 2 : 3;
};

/** A selectable plan card. */
export const PlanOption = ({ plan, chosen, noCharge, badge, onChoose }: PlanOptionProps) => {
  const { t } = useTranslation('common');
  const money = useMoney();
  const per = usePeriod();
  const summary = usePlanSummary();
  const perks = usePlanPerks();
  const amount = money.parts(plan.price);
  const period = isFree(plan.price) ? '' : per(planPeriod(plan), plan);
  return (
    <PlanCard
      name={plan.title}
      hint={plan.description}
      summary={summary(plan)}
      speedArcs={arcsFor(plan.downloadMbps)}
      speed={
        plan.downloadMbps === null ? null : <Quantity value={plan.downloadMbps} unit={t('mbps')} />
      }
      price={<Price amount={amount} period={period} />}
      smallPrice={<Price amount={amount} period={period || noCharge} size="sm" stacked />}
      perks={perks(plan)}
      badge={badge}
      group="plan"
      value={plan.priceId}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
};
