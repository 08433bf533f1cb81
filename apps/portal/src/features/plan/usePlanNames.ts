import { planPeriod, type Plan, type Subscription } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useCost } from '~/shared/money/useCost';
import { useGetUpgradePlansQuery } from './plan.api';

/** What a page calls the two plans of a change. */
export interface PlanNames {
  wanted: string;
  current: string;
}

/**
 * The names of the current plan and of the one to change to: their titles, with price and period where the site sells two
 * plans of one title that the user could take for each other. Rule SUB-27.
 */
export const usePlanNames = (subscription: Subscription) => {
  const { t } = useTranslation('plan');
  const cost = useCost();
  const { data: plans } = useGetUpgradePlansQuery({ id: subscription.id });
  const priced = (plan: Pick<Plan, 'title' | 'price' | 'recurring' | 'period'>): string =>
    t('named', { plan: plan.title, cost: cost(plan.price, plan.period, plan) });
  return (wanted: Plan): PlanNames => {
    const { title, priceId } = wanted;
    const isCurrent = title === subscription.title;
    const isShared = plans?.some((plan) => plan.title === title && plan.priceId !== priceId);
    return {
      wanted: isCurrent || isShared ? priced({ ...wanted, period: planPeriod(wanted) }) : title,
      current: isCurrent ? priced(subscription) : subscription.title,
    };
  };
};
