import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { keepPlan } from '../cancellation/cancelSubscription';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';
import { invoiceKind } from '../invoices/findInvoice';
import { forEachSettled } from './forEachSettled';

/**
 * Finishes what `keepPlan` began in a process that died: a plan renews although the fee for leaving it is paid. The
 * provider knows whether it renews.
 */
export const finishKeptPlans = async (backend: Backend): Promise<void> => {
  const renews = and(
    inArray(subscriptions.state, ['active', 'past_due']),
    eq(subscriptions.cancelAtPeriodEnd, false),
    isNull(subscriptions.endedAt),
  );
  const kept = await backend.db
    .select({
      id: subscriptions.id,
      buyer: subscriptions.buyer,
      providerId: subscriptions.providerId,
    })
    .from(subscriptions)
    .innerJoin(invoices, eq(invoices.subscriptionId, subscriptions.id))
    .where(
      and(
        renews,
        eq(invoiceKind, 'cancel-contract'),
        eq(invoices.state, 'paid'),
        eq(invoices.refunded, false),
        isNull(invoices.refundDue),
      ),
    );
  await forEachSettled('Keeping a plan', kept, ({ id, buyer, providerId }) =>
    withBuyerLock(backend, buyer, async () => {
      if (providerId) await mirrorSubscription(backend, providerId);
      const [row] = await backend.db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.id, id), renews));
      if (row) await keepPlan(backend, row);
    }),
  );
};
