import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { notFound, ServiceError } from '../ServiceError';
import { userKey } from '../buyers/buyerOf';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { planNeedsPayment } from '../plans/findPlan';
import { agreedPlan } from '../plans/agreedPlan';
import { findSubscriptions } from '../subscriptions/findSubscription';

/**
 * Changes a user's type between free and paid access. Rule TYPE-7.
 *
 * @throws ServiceError `STATE_CONFLICT` for free access once a paid plan has begun
 */
export const changeUserType = (
  backend: Pick<Backend, 'db' | 'withLock'>,
  user: UserRow,
  type: string,
): Promise<UserRow> =>
  withBuyerLock(backend, userKey(user.id), async () => {
    const { db } = backend;
    if (type === 'FREE_SIGN_UP' && (await hasPaid(db, user)))
      throw new ServiceError(
        'STATE_CONFLICT',
        'You’ve had a paid plan, so you can’t change to free access.',
      );
    const [changed] = await db.update(users).set({ type }).where(eq(users.id, user.id)).returning();
    if (!changed) throw notFound('user');
    return changed;
  });

/** Whether the user has or had a paid plan: free access does not come back after it. */
const hasPaid = async (db: Backend['db'], user: UserRow): Promise<boolean> => {
  const held = await findSubscriptions(db, userKey(user.id));
  const plans = await Promise.all(held.map((row) => agreedPlan(db, row)));
  return plans.some((plan) => planNeedsPayment(plan));
};
