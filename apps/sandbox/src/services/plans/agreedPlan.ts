import type { subscriptions } from '../../db/schema/subscriptions';
import type { Db } from '../../db/openDatabase';
import { planNeedsPayment, planOf, type PlanRow } from './findPlan';

type Agreed = Pick<
  typeof subscriptions.$inferSelect,
  'priceId' | 'periodPrice' | 'scheduledPriceId' | 'scheduledPrice'
>;

/**
 * A plan at the price that the holder of a subscription has agreed to: when they ordered it, or booked it for later. The
 * operator may have changed the list price since. Any other plan is at its list price. Rule SUB-26.
 */
export const asAgreed = (row: Agreed, plan: PlanRow): PlanRow => {
  const booked = plan.priceId === row.scheduledPriceId ? row.scheduledPrice : null;
  const agreed = plan.priceId === row.priceId ? row.periodPrice : booked;
  return { ...plan, amount: agreed ?? plan.amount };
};

/** The same for a plan that is not read yet: without a price id the one that they hold. */
export const agreedPlan = async (
  db: Db,
  row: Agreed,
  priceId: string = row.priceId,
): Promise<PlanRow> => asAgreed(row, await planOf(db, priceId));

/** Whether a plan costs its holder nothing, as they agreed; false where that isn't written down. */
export const isFree = ({ periodPrice: amount }: { periodPrice: number | null }): boolean =>
  amount !== null && !planNeedsPayment({ amount });
