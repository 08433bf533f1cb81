import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { userKey } from '../buyers/buyerOf';
import { findCurrent, findSubscription, type SubscriptionRow } from './findSubscription';

/**
 * The user's current plan.
 * @throws ServiceError `STATE_CONFLICT` when there is none
 */
export const requireCurrentSubscription = async (
  { db }: Backend,
  user: UserRow,
): Promise<SubscriptionRow> => {
  const row = await findCurrent(db, userKey(user.id));
  if (!row) throw new ServiceError('STATE_CONFLICT', 'You don’t have a plan at the moment.');
  return row;
};

/** Reads a subscription again after a change. */
export const reread = async ({ db }: Backend, id: string): Promise<SubscriptionRow> => {
  const row = await findSubscription(db, id);
  if (!row) throw new Error(`The subscription ${id} is gone.`);
  return row;
};
