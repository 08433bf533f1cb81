import { MINIMUM_PAYMENT } from '@foyer/domain';
import { and, eq, gte } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { notFound, ServiceError } from '../ServiceError';
import { userKey } from '../buyers/buyerOf';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { wasPlan } from '../subscriptions/findSubscription';

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
  const paid = await db.$count(
    subscriptions,
    and(
      eq(subscriptions.buyer, userKey(user.id)),
      wasPlan,
      gte(subscriptions.periodPrice, MINIMUM_PAYMENT),
    ),
  );
  return paid > 0;
};
