import type { Message } from '../messages/message';
import { parseCategory } from './category';
import type { Period } from './period';
import type { Plan } from './plan';

/** `4 weeks`, `1 month`. Rule PLAN-10. */
export const periodLabel = (period: Period): Message => ({
  key: `plans.period.${period.magnitude}`,
  values: { count: period.amount },
});

/** A category as a heading: `4 Weeks`. One that cannot be read keeps its text, none is "Other". */
export const categoryTitle = (category: string): Message => {
  const { id, period } = parseCategory(category);
  if (id === '') return { key: 'plans.other' };
  return period
    ? { key: `plans.categoryTitle.${period.magnitude}`, values: { count: period.amount } }
    : { text: id };
};

/** The heading of a plan's group. Rule PLAN-7. */
export const groupTitle = (
  plan: Pick<Plan, 'groupName' | 'groupTitle' | 'recurring' | 'category'>,
): Message => {
  if (plan.recurring && parseCategory(plan.groupName).id === '1month') {
    return { key: 'plans.monthly' };
  }
  if (plan.groupTitle) return { text: plan.groupTitle };
  return categoryTitle(plan.groupName || plan.category);
};

/** The plan's own period, or its category's; null if neither can be read. */
export const planPeriod = (plan: Pick<Plan, 'period' | 'category'>): Period | null =>
  plan.period ?? parseCategory(plan.category).period;
