import { eq } from 'drizzle-orm';
import { plans } from '../../db/schema/sites';
import { findPlan } from '../../services/plans/findPlan';
import type { TestSandbox } from './testSandbox';

/** Gives plans of the seeds a minimum term of a year. */
export const beginTerms = async ({ backend: { db } }: TestSandbox, ...priceIds: string[]) => {
  for (const priceId of priceIds) {
    const plan = await findPlan(db, priceId);
    if (!plan) throw new Error('The seeds have changed.');
    const details = { ...plan.details, contractMonths: 12 };
    await db.update(plans).set({ details }).where(eq(plans.priceId, priceId));
  }
};
