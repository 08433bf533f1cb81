import { priceToday } from '../coupons/orderPrice';
import { isFree } from '../money/money';
import { periodEnd } from '../plans/period';
import type { Plan } from '../plans/plan';
import { planPeriod } from '../plans/planLabels';
import { DAY, type Instant } from '../time/instant';
import type { Subscription } from './subscription';

/** How many days a last day at a weekend and on holidays moves on, at most. Rule LAW-5. */
const MOVES_ON = 5;

/**
 * The latest moment at which the right to withdraw from an order of `now` can end, for where the server doesn't say it.
 * @param days how long users can withdraw
 */
export const latestWithdrawal = (days: number, now: Instant): Instant =>
  now + (days + 1 + MOVES_ON) * DAY;

/** The end of a plan's first period, if it has one. */
const firstEnd = (plan: Plan, now: Instant): Instant | null => {
  const period = planPeriod(plan);
  return period && periodEnd(now, period);
};

/**
 * What a withdrawal from a first order comes to, where that is not a refund of the unused time: `free` if nothing is paid
 * before the right to withdraw ends, `short` if the plan ends before it does. Rules LAW-5 and LAW-9.
 * @param days how long users can withdraw
 */
export const orderWithdrawal = (
  order: Parameters<typeof priceToday>[0],
  days: number,
  now: Instant,
): 'free' | 'short' | null => {
  const { plan } = order;
  if (!plan) return null;
  const end = firstEnd(plan, now);
  const isOnce = plan.recurring === false;
  const latest = latestWithdrawal(days, now);
  if (isFree(priceToday(order))) return isOnce || (end !== null && end > latest) ? 'free' : null;
  return isOnce && end !== null && end <= latest ? 'short' : null;
};

/**
 * What a withdrawal from a change does that starts now: it `ends` the plan, or the plan before comes back (`returns`), or
 * it ends the plan only while users can withdraw from the first order (`endsFirst`). Null where that is not known. Rule LAW-5.
 * @param days how long users can withdraw
 */
export const changeWithdrawal = (
  { recurring, contract, startDate }: Pick<Subscription, 'recurring' | 'contract' | 'startDate'>,
  plan: Pick<Plan, 'contract'>,
  days: number,
  now: Instant,
): 'ends' | 'returns' | 'endsFirst' | null => {
  if (recurring === null) return null;
  if (!recurring || (plan.contract && !contract)) return 'ends';
  const isOver = startDate !== null && latestWithdrawal(days, startDate) < now;
  return isOver ? 'returns' : 'endsFirst';
};
