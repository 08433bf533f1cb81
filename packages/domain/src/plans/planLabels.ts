import type { DomainMessage } from '../messages/message';
import { parseCategory } from './category';
import type { Period } from './period';
import type { Plan } from './plan';

/** A period in running text: `4 weeks`, `1 month`. Specification, section 9. */
export const periodLabel = (period: Period): DomainMessage => ({
  key: `plans.period.${period.magnitude}`,
  values: { count: period.amount },
});

/** A category as a heading: `4 Weeks`. An unreadable one keeps its text. */
export const categoryTitle = (category: string): DomainMessage => {
  const { id, period } = parseCategory(category);
  return period
    ? { key: `plans.categoryTitle.${period.magnitude}`, values: { count: period.amount } }
    : { text: id };
};

/**
 * The heading over a plan's group. "1 Month" that renews is displayed as Monthly; otherwise the
 * operator's group title, then the group's or the category's own name.
 * Specification, section 3.
 */
export const groupTitle = (
  plan: Pick<Plan, 'groupName' | 'groupTitle' | 'recurring' | 'category'>,
): DomainMessage => {
  if (plan.recurring && parseCategory(plan.groupName).id === '1month') {
    return { key: 'plans.monthly' };
  }
  if (plan.groupTitle) return { text: plan.groupTitle };
  return categoryTitle(plan.groupName || plan.category);
};

/** A plan's period in running text: its own, else its category's; null when neither can be read. */
export const planPeriod = (plan: Pick<Plan, 'period' | 'category'>): Period | null =>
  plan.period ?? parseCategory(plan.category).period;
