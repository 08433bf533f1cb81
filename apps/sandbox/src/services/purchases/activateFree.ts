import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { subscriptions } from '../../db/schema/subscriptions';
import { ServiceError } from '../ServiceError';
import type { Buyer } from '../buyers/buyerOf';
import { addPeriod } from '../plans/addPeriod';
import type { PlanRow } from '../plans/findPlan';
import { findCurrent, type SubscriptionRow } from '../subscriptions/findSubscription';
import { endCurrent } from '../subscriptions/endCurrent';
import { requireNoPaidPlan } from './requireNoPaidPlan';

/** Starts a plan that nothing has to be paid for. A free plan that is running already is kept. */
export const startFree = async (
  { db, clock }: Backend,
  buyer: Buyer,
  plan: PlanRow,
  coupon: { code: string; periods: number | null } | null = null,
): Promise<SubscriptionRow> => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const live = await findCurrent(tx, buyer.key);
    if (live?.priceId === plan.priceId) return live;
    await endCurrent(tx, buyer.key, now);
    const [row] = await tx
      .insert(subscriptions)
      .values({
        id: newId('sub'),
        buyer: buyer.key,
        userId: buyer.user?.id ?? null,
        mac: buyer.user ? null : buyer.mac,
        locationId: plan.locationId,
        priceId: plan.priceId,
        engine: 'INTERNAL',
        state: 'active',
        recurring: plan.recurring,
        startedAt: now,
        periodStart: now,
        periodEnd: plan.recurring && plan.amount === 0 ? null : addPeriod(now, plan.details.period),
        couponCode: coupon?.code ?? null,
        couponPeriodsLeft: coupon?.periods ? coupon.periods - 1 : (coupon?.periods ?? null),
      })
      .returning();
    if (!row) throw new Error('The subscription could not be written.');
    return row;
  });
};

/**
 * Takes a plan that costs nothing. Specification, section 7: POST
 * /internal-subscription/activate-free.
 *
 * @throws ServiceError `STATE_CONFLICT` for a plan that costs something, or beside one that does
 */
export const activateFree = async (
  backend: Backend,
  buyer: Buyer,
  plan: PlanRow,
): Promise<SubscriptionRow> => {
  if (plan.amount > 0)
    throw new ServiceError('STATE_CONFLICT', 'This plan is not free. Please pay for it first.');
  await requireNoPaidPlan(backend, buyer);
  return startFree(backend, buyer, plan);
};
