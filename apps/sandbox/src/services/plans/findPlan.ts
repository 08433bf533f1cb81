import { needsPayment, type Money } from '@foyer/domain';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import type { Backend } from '../Backend';
import { plans } from '../../db/schema/sites';
import { notFound } from '../ServiceError';

/** A row of the table of plans. */
export type PlanRow = typeof plans.$inferSelect;

/** Whether a buyer has to pay for a plan at this price; else it is free. It is the portal's own rule. Rule BUY-2. */
export const planNeedsPayment = ({ amount: minor }: Pick<PlanRow, 'amount'>): boolean =>
  needsPayment({ price: { minor } });

/** A plan by its price id, hidden or not; null if there is none. */
export const findPlan = async (db: Db, priceId: string): Promise<PlanRow | null> => {
  const [plan] = await db.select().from(plans).where(eq(plans.priceId, priceId));
  return plan ?? null;
};

/** The plan of a price at the card provider; null if the price is not ours. */
export const findByProviderPrice = async (
  { db, cardProvider }: Pick<Backend, 'db' | 'cardProvider'>,
  price: string | null,
): Promise<PlanRow | null> => {
  if (price === null) return null;
  const [plan] = await db.select().from(plans).where(eq(plans.providerPriceId, price));
  if (plan) return plan;
  // Subscriptions keep the price of their order, also once the plan has a new one.
  const { metadata } = await cardProvider.stripe.prices.retrieve(price);
  return findPlan(db, metadata['plan'] ?? '');
};

/** A plan that a foreign key refers to, so it exists. */
export const planOf = async (db: Db, priceId: string): Promise<PlanRow> => {
  const plan = await findPlan(db, priceId);
  if (!plan) throw new Error(`The plan ${priceId} is gone.`);
  return plan;
};

/**
 * A plan on the price list of a venue; `requireOffer` says whether it is on offer.
 * @throws ServiceError `NOT_FOUND`
 */
export const planAt = async (db: Db, locationId: string, priceId: string): Promise<PlanRow> => {
  const plan = await findPlan(db, priceId);
  if (!plan || plan.locationId !== locationId) throw notFound('plan');
  return plan;
};

/** The price list of a venue, in its order, with hidden plans. */
export const plansAt = (db: Db, locationId: string): Promise<PlanRow[]> =>
  db.select().from(plans).where(eq(plans.locationId, locationId)).orderBy(asc(plans.position));

/** The price of one period. */
export const priceOf = (plan: PlanRow): Money => ({ minor: plan.amount, currency: plan.currency });
