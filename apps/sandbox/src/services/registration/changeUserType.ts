import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { notFound, ServiceError } from '../ServiceError';
import { userKey } from '../buyers/buyerOf';
import { planOf } from '../plans/findPlan';
import { findCurrent } from '../subscriptions/findSubscription';

/**
 * Changes a user's type between free and paid access. Rule TYPE-7.
 *
 * @throws ServiceError `STATE_CONFLICT` for free access while a paid plan runs
 */
export const changeUserType = async (
  { db }: Backend,
  user: UserRow,
  type: string,
): Promise<UserRow> => {
  const live = await findCurrent(db, userKey(user.id));
  const pays = live !== null && (await planOf(db, live.priceId)).amount > 0;
  if (type === 'FREE_SIGN_UP' && pays)
    throw new ServiceError('STATE_CONFLICT', 'You have a paid plan. It has to end first.');
  const [changed] = await db.update(users).set({ type }).where(eq(users.id, user.id)).returning();
  if (!changed) throw notFound('user');
  return changed;
};
