import { eq } from 'drizzle-orm';
import { plans } from '../../db/schema/sites';
import type { Backend } from '../../services/Backend';

/** The operator gives a plan another price, in minor units. @returns what gives it the earlier one again */
export const changePrice = async (
  { db }: Pick<Backend, 'db'>,
  priceId: string,
  amount: number,
): Promise<() => Promise<unknown>> => {
  const isThis = eq(plans.priceId, priceId);
  const [before] = await db.select().from(plans).where(isThis);
  await db.update(plans).set({ amount }).where(isThis);
  return () => db.update(plans).set({ amount: before?.amount }).where(isThis);
};
