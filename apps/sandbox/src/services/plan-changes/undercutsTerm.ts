import { monthlyPrice } from '../plans/contractEndOf';
import type { PlanRow } from '../plans/findPlan';
import { ServiceError } from '../ServiceError';
import { endsBy, type SubscriptionRow } from '../subscriptions/findSubscription';

/**
 * Whether a change would make the rest of a minimum term cheaper. In the last period of the term everything is paid for
 * it, and a change begins after it. Pauses move both ends alike. Rule SUB-23.
 * @param current the plan that the user has, at its agreed price
 */
export const undercutsTerm = (
  row: Pick<SubscriptionRow, 'contractEnd' | 'contractMonthly' | 'periodStart' | 'periodEnd'>,
  current: PlanRow,
  target: PlanRow,
): boolean => {
  const { contractEnd, contractMonthly, periodEnd } = row;
  if (contractEnd === null || endsBy(periodEnd, contractEnd, row)) return false;
  return Math.round(monthlyPrice(target)) < Math.round(contractMonthly ?? monthlyPrice(current));
};

/** @throws ServiceError `TERM_RUNS` */
export const requireTermKept = (...change: Parameters<typeof undercutsTerm>): void => {
  if (undercutsTerm(...change))
    throw new ServiceError(
      'TERM_RUNS',
      'You can’t change to a cheaper plan until your minimum term ends.',
    );
};
