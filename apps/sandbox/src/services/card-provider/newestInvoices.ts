import type Stripe from 'stripe';
import type { Backend } from '../Backend';
import { unlessPlanLost } from './unlessLost';

/** How many: a plan that is past due owes one or two. */
const NEWEST = 12;

/** A plan's newest invoices at the card provider, newest first. Of a plan that the provider doesn't know there are none. */
export const newestInvoices = async (
  backend: Backend,
  subscription: string,
): Promise<readonly Stripe.Invoice[]> => {
  const listed = await unlessPlanLost(backend, subscription, () =>
    backend.cardProvider.stripe.invoices.list({ subscription, limit: NEWEST }),
  );
  return listed?.data ?? [];
};
