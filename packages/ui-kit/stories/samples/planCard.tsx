import { Quantity } from '../../src/core/quantity/Quantity';
import type { PlanCardProps } from '../../src/core/plan-card/PlanCard';
import { Price } from '../../src/core/price/Price';
import { pounds } from './amounts';
import { samplePlans } from './plans';

/** The props of a sample plan's card, without what happens when it is chosen. */
export const planCard = (
  value: string,
  chosen: boolean,
): Omit<PlanCardProps, 'group' | 'onChoose'> => {
  const plan = samplePlans[value];
  if (!plan) throw new Error(`There is no sample plan "${value}".`);
  const { name, hint, summary, speedArcs, speed, perks } = plan;
  const amount = plan.price > 0 ? pounds(plan.price) : 'Free';
  const period = plan.price > 0 ? 'a month' : undefined;
  return {
    value,
    chosen,
    name,
    hint,
    summary,
    speedArcs,
    perks,
    speed: <Quantity value={speed} unit="Mb/s" />,
    price: <Price amount={amount} period={period} />,
    smallPrice: <Price amount={amount} period={period} size="sm" stacked />,
  };
};
