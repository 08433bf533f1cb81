import { eq } from 'drizzle-orm';
import { plans } from '../../db/schema/sites';
import { subscriptions } from '../../db/schema/subscriptions';
import { findPlan } from '../../services/plans/findPlan';
import type { TestSandbox } from './testSandbox';
import type { Visitor } from './Visitor';

/** Gives plans of the seeds a minimum term of a year. */
export const beginTerms = async ({ backend: { db } }: TestSandbox, ...priceIds: string[]) => {
  for (const priceId of priceIds) {
    const plan = await findPlan(db, priceId);
    if (!plan) throw new Error('The seeds have changed.');
    const details = { ...plan.details, contractMonths: 12 };
    await db.update(plans).set({ details }).where(eq(plans.priceId, priceId));
  }
};

/** Ends the minimum term of a customer's plan, which goes on without one. */
export const endTerm = async (
  { backend: { db } }: TestSandbox,
  { userId }: Visitor,
): Promise<void> => {
  await db
    .update(subscriptions)
    .set({ contractEnd: null, contractMonthly: null })
    .where(eq(subscriptions.userId, userId));
};
