import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import type { PlanRow } from '../plans/findPlan';
import { ensurePrice } from './ensurePrice';

/** The item of a provider's subscription, with another price. */
export const swapItem = async (
  backend: Backend,
  theirs: Stripe.Subscription,
  target: PlanRow,
): Promise<{ id: string; price: string }> => {
  const [item] = theirs.items.data;
  if (!item) throw new Error(`The subscription ${theirs.id} has nothing in it.`);
  return { id: item.id, price: await ensurePrice(backend, target) };
};
