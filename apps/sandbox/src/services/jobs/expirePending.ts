import { UNPAID_PURCHASE_LIFE } from '@foyer/domain';
import { and, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { changeKinds, invoiceKind } from '../invoices/findInvoice';
import { madeBefore, voidUnpaidChanges } from '../payments/voidUnpaidChanges';
import { voidInvoice } from '../payments/voidInvoice';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { forEachSettled } from './forEachSettled';
import { ServiceError } from '../ServiceError';

/** How many of each kind one run ends, the oldest first: each asks the card provider, and other jobs wait meanwhile. */
export const EXPIRED_AT_ONCE = 200;

/**
 * Voids changes of plan that were not paid in time, because their quoted prices are out of date.
 */
const expireChanges = async (backend: Backend, now: number): Promise<void> => {
  const stale = await backend.db
    .select({ id: invoices.id, plan: invoices.subscriptionId, buyer: invoices.buyer })
    .from(invoices)
    .where(
      and(
        eq(invoices.state, 'open'),
        inArray(invoiceKind, changeKinds),
        lt(invoices.createdAt, now - UNPAID_PURCHASE_LIFE),
      ),
    )
    .orderBy(invoices.createdAt)
    .limit(EXPIRED_AT_ONCE);
  await forEachSettled('Giving up changes', stale, ({ plan, buyer }) =>
    withBuyerLock(backend, buyer, () =>
      voidUnpaidChanges(backend, plan ?? '', madeBefore(now - UNPAID_PURCHASE_LIFE)),
    ),
  );
};

/** Ends purchases and changes that were not paid in time. */
export const expirePending = async (backend: Backend, now: number): Promise<void> => {
  await expireChanges(backend, now);
  const stale = await backend.db
    .select({ id: invoices.id, invoice: invoices })
    .from(subscriptions)
    .innerJoin(invoices, eq(invoices.subscriptionId, subscriptions.id))
    .where(
      and(
        eq(subscriptions.state, 'pending'),
        isNull(subscriptions.endedAt),
        lte(subscriptions.startedAt, now - UNPAID_PURCHASE_LIFE),
      ),
    )
    .orderBy(subscriptions.startedAt)
    .limit(EXPIRED_AT_ONCE);
  await forEachSettled('Ending a purchase', stale, ({ invoice }) =>
    withBuyerLock(backend, invoice.buyer, () => voidInvoice(backend, invoice)).catch(
      (error: unknown) => {
        // It was paid at the last moment and is settled.
        if (!(error instanceof ServiceError)) throw error;
      },
    ),
  );
};
