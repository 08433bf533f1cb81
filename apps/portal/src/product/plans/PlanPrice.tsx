import { isFree, planPeriod, type Plan } from '@foyer/domain';
import { Price } from '@foyer/ui-kit/core';
import { useMoney } from '~/shared/money/useMoney';
import { usePeriod } from '~/shared/money/usePeriod';

/** A plan's price and period; a free plan shows no period. */
export const PlanPrice = ({ plan }: { plan: Plan }) => {
  const money = useMoney();
  const per = usePeriod();
  return (
    <Price
      amount={money.parts(plan.price)}
      period={isFree(plan.price) ? '' : per(planPeriod(plan), plan)}
    />
  );
};
