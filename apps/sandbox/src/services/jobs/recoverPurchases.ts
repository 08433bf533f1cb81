import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Backend } from '../../backend/Backend';
import { checkouts, invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { settleCheckout } from '../checkouts/settleCheckout';
import { settlePayment } from '../invoices/settlePayment';
import { mirrorInvoice } from '../mirror/mirrorInvoice';
import { mirrorSubscription } from '../mirror/mirrorSubscription';

/** Does the rest although one of them fails; the provider may not know an id of another account. */
const each = async (ids: (string | null)[], work: (id: string) => Promise<unknown>) => {
  for (const id of ids)
    if (id !== null)
      await work(id).catch((error: unknown) => console.error(`Recovering ${id}:`, error));
};

/**
 * Catches up with the card provider on everything that was under way: what was paid while this
 * process was down, or while its webhook did not arrive, is given to whoever paid.
 */
export const recoverPurchases = async (backend: Backend): Promise<void> => {
  const { db } = backend;
  const open = await db.select().from(checkouts).where(eq(checkouts.state, 'open'));
  await each(
    open.map(({ providerId }) => providerId),
    (id) => settleCheckout(backend, id),
  );
  const unpaid = await db.select().from(invoices).where(eq(invoices.state, 'open'));
  await each(
    unpaid.filter(({ providerId }) => providerId === null).map((row) => row.paymentIntentId),
    (id) => settlePayment(backend, id),
  );
  await each(
    unpaid.map(({ providerId }) => providerId),
    (id) => mirrorInvoice(backend, id),
  );
};

/** Catches up with every plan that the provider renews. */
export const recoverSubscriptions = async (backend: Backend): Promise<void> => {
  const live = await backend.db
    .select({ providerId: subscriptions.providerId })
    .from(subscriptions)
    .where(and(isNull(subscriptions.endedAt), isNotNull(subscriptions.providerId)));
  await each(
    live.map(({ providerId }) => providerId),
    (id) => mirrorSubscription(backend, id),
  );
};
