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

/** Sells `cw-top-week` at Canal Wharf: £40 a week, so a change to it from a monthly plan changes the period, too. */
export const addWeeklyPlan = (sandbox: TestSandbox): Promise<void> =>
  addPlan(
    sandbox,
    'cw-plus-month',
    { priceId: 'cw-top-week', amount: 4000 },
    { category: '1week', period: { amount: 1, magnitude: 'week' } },
  );
