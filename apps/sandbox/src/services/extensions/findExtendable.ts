import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { userKey } from '../buyers/buyerOf';
import { findSite } from '../sites/findSite';
import {
  findCurrent,
  hasNextPeriod,
  type SubscriptionRow,
} from '../subscriptions/findSubscription';

/**
 * The user's plan, if it can be longer: null for a plan that renews, that another follows, or that is
 * over.
 */
export const findExtendable = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  user: UserRow,
): Promise<(SubscriptionRow & { periodEnd: number }) | null> => {
  const row = await findCurrent(db, userKey(user.id));
  if (row?.state !== 'active' || hasNextPeriod(row)) return null;
  const { periodEnd } = row;
  if (periodEnd === null || periodEnd <= clock.now()) return null;
  // Nobody could use the time at a closed site.
  return (await findSite(db, row.locationId))?.details.enabled ? { ...row, periodEnd } : null;
};
