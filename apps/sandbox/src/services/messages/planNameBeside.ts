import type { Db } from '../../db/openDatabase';
import type { EarlierPlan } from '../../db/schema/subscriptions';
import { planNeedsPayment, planOf, plansAt, priceOf, type PlanRow } from '../plans/findPlan';
import { eachPeriod, periodText, priceText } from './amounts';
import { planWords } from './planWords';
import { say } from './say';

/**
 * What a mail about a change calls one of its two plans: its title, with price and period where the other one has the same
 * title. Rule SUB-27.
 */
export const planNameBeside = (plan: PlanRow, other: PlanRow): string => {
  const { details, recurring } = plan;
  const { title: item } = planWords(details);
  if (item !== planWords(other.details).title) return item;
  const amount = priceText(priceOf(plan));
  const period = recurring ? eachPeriod(details.period) : periodText(details.period);
  const price = planNeedsPayment(plan)
    ? say(recurring ? 'priceEvery' : 'priceFor', { amount, period })
    : amount;
  return say('planAtPrice', { item, price });
};

/** The same for a plan that stays or comes back, beside any other plan of its site. Rule SUB-27. */
export const planNameAtSite = async (db: Db, plan: PlanRow): Promise<string> => {
  const others = await plansAt(db, plan.locationId);
  const { title } = planWords(plan.details);
  const twin = others.find(
    ({ priceId, details }) => priceId !== plan.priceId && planWords(details).title === title,
  );
  return twin ? planNameBeside(plan, twin) : title;
};

/** The same for the plan that a subscription has, or had before a change, at the price that its user agreed to. */
export const heldPlanName = async (
  db: Db,
  { priceId, periodPrice }: Pick<EarlierPlan, 'priceId' | 'periodPrice'>,
  other: PlanRow,
): Promise<string> => {
  const plan = await planOf(db, priceId);
  return planNameBeside({ ...plan, amount: periodPrice ?? plan.amount }, other);
};
