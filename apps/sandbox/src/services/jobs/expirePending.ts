import { and, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Backend } from '../../backend/Backend';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { changeKinds, giveUpChanges, invoiceKind } from '../invoices/giveUpChanges';
import { abandonInvoice } from '../invoices/abandonInvoice';
import { each } from './each';
import { Refusal } from '../../http/Refusal';

/** How long a purchase may wait for its payment. */
const PATIENCE_MS = 23 * 3_600_000;

/** Ends changes of plan that were never paid: for a while their prices hold, then others do. */
const expireChanges = async (backend: Backend, now: number): Promise<void> => {
  const stale = await backend.db
    .select({ id: invoices.subscriptionId })
    .from(invoices)
    .where(
      and(
        eq(invoices.state, 'open'),
        inArray(invoiceKind, changeKinds),
        lt(invoices.createdAt, now - PATIENCE_MS),
      ),
    );
  await each('Giving up changes', stale, ({ id }) =>
    giveUpChanges(backend, id ?? '', now - PATIENCE_MS),
  );
};

/** Ends purchases and changes that were never paid. */
export const expirePending = async (backend: Backend, now: number): Promise<void> => {
  await expireChanges(backend, now);
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
  await each('Ending a purchase', stale, ({ invoice }) =>
    abandonInvoice(backend, invoice).catch((error: unknown) => {
      // Paid at the last moment: the payment was settled on the way.
      if (!(error instanceof Refusal)) throw error;
    }),
  );
};
