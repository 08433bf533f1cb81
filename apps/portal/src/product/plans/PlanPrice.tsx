import { isFree, planPeriod, type Plan } from '@foyer/domain';
import { Price } from '@foyer/ui-kit/core';
import { useMoney } from '~/shared/money/useMoney';
import { usePeriod } from '~/shared/money/usePeriod';

/** What a plan costs, and for how long. A free one says no more than that. */
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
