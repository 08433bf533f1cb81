import type { Backend } from '../../backend/Backend';
import type { UserRow } from '../../http/Caller';
import { Refusal } from '../../http/Refusal';
import { userKey } from '../buyers/buyerOf';
import {
  findLive,
  findSubscription,
  type SubscriptionRow,
} from '../subscriptions/findSubscription';

/**
 * The plan that a person has.
 *
 * @throws Refusal `STATE_CONFLICT` when there is none
 */
export const requireLive = async ({ db }: Backend, user: UserRow): Promise<SubscriptionRow> => {
  const row = await findLive(db, userKey(user.id));
  if (!row) throw new Refusal('STATE_CONFLICT', 'You have no plan at present.');
  return row;
};

/** A subscription as it is now, after a change. */
export const reread = async ({ db }: Backend, id: string): Promise<SubscriptionRow> => {
  const row = await findSubscription(db, id);
  if (!row) throw new Error(`The subscription ${id} is gone.`);
  return row;
};
