import { plans } from '../../db/schema/sites';
import { findPlan, type PlanRow } from '../../services/plans/findPlan';
import type { TestSandbox } from './testSandbox';

/** What a new plan has of its own. */
export type NewPlan = Pick<PlanRow, 'priceId' | 'amount'>;

/** Adds a plan that is as another one is, with a price of its own. */
export const addPlan = async (
  { backend: { db } }: TestSandbox,
  like: string,
  columns: NewPlan,
  details: Partial<PlanRow['details']> = {},
): Promise<void> => {
  const plan = await findPlan(db, like);
  if (!plan) throw new Error('The seeds have changed.');
  await db.insert(plans).values({
    ...plan,
    ...columns,
    details: { ...plan.details, id: columns.priceId, ...details },
    providerPriceId: null,
  });
};
