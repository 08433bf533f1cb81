import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { users } from '../../db/schema/users';
import { capabilitiesAt } from '../sites/capabilitiesAt';
import { planNeedsPayment, type PlanRow } from '../plans/findPlan';
import { findSite } from '../sites/findSite';

/**
 * Ends the free access of a user whose paid plan starts, in the transaction that starts it. Rule TYPE-7.
 * @param userId null for a device without an account
 * @returns what the order's notice keeps, so that its mail says so
 */
export const moveToPaidType = async (
  tx: Db,
  userId: string | null,
  plan: PlanRow,
): Promise<Record<string, string>> => {
  if (userId === null || !planNeedsPayment(plan)) return {};
  const site = await findSite(tx, plan.locationId);
  const type = site && capabilitiesAt(site).paidPlanMovesTo;
  if (!type) return {};
  const moved = await tx
    .update(users)
    .set({ type })
    .where(and(eq(users.id, userId), eq(users.type, 'FREE_SIGN_UP')))
    .returning({ id: users.id });
  return moved.length > 0 ? { endsFreeAccess: 'yes' } : {};
};
