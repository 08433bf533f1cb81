import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Backend } from '../../backend/Backend';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { abandonInvoice } from '../invoices/abandonInvoice';
import { Refusal } from '../../http/Refusal';

/** How long a purchase may wait for its payment. */
const PATIENCE_MS = 23 * 3_600_000;

/** Ends purchases that were never paid. */
export const expirePending = async (backend: Backend, now: number): Promise<void> => {
  const stale = await backend.db
    .select({ invoice: invoices })
    .from(subscriptions)
    .innerJoin(invoices, eq(invoices.subscriptionId, subscriptions.id))
    .where(
      and(
        eq(subscriptions.state, 'pending'),
        isNull(subscriptions.endedAt),
        lte(subscriptions.startedAt, now - PATIENCE_MS),
      ),
    );
  for (const { invoice } of stale)
    await abandonInvoice(backend, invoice).catch((error: unknown) => {
      // Paid at the last moment: the payment was settled on the way.
      if (!(error instanceof Refusal)) throw error;
    });
};
