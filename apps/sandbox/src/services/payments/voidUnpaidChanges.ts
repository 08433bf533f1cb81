import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { ServiceError } from '../ServiceError';
import { followInvoice } from '../card-provider-sync/followInvoice';
import { changeKinds, invoiceKind } from '../invoices/findInvoice';
import { findCurrent } from '../subscriptions/findSubscription';
import { settlePayment } from './settlePayment';
import { voidInvoice } from './voidInvoice';

/** Changes that were started before an instant, epoch milliseconds. */
export const madeBefore = (instant: number): SQL => lt(invoices.createdAt, instant);

/** How the reason of each invoice for a quoted change begins. */
export const changeReason = (quoteId: string): string => `change:${quoteId}`;

/** All changes but the one that a quote is for, so that a repeated click continues its payment. */
export const exceptQuote = (quoteId: string): SQL =>
  // The client chooses this id, so we do not read it as a pattern.
  sql`not starts_with(${invoices.reason}, ${`${changeReason(quoteId)}:`})`;

/** The changes of a plan that were started and not paid. */
const findBegun = ({ db }: Backend, subscriptionId: string, which?: SQL) =>
  db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, subscriptionId),
        eq(invoices.state, 'open'),
        inArray(invoiceKind, changeKinds),
        which,
      ),
    );

/** Makes the changes that the bank has taken the money of, and leaves the others. Needs the buyer's lock. */
export const settleChanges = async (backend: Backend, subscriptionId: string): Promise<void> => {
  for (const invoice of await findBegun(backend, subscriptionId))
    if (invoice.providerId) await followInvoice(backend, invoice);
    else if (invoice.paymentIntentId) await settlePayment(backend, invoice.paymentIntentId);
};

/**
 * Voids the invoices of changes of plan that were started and not paid, for example after the user
 * closed the bank's page. Otherwise two changes could be charged. Needs the buyer's lock.
 * @param which all of them if not given
 */
export const voidUnpaidChanges = async (
  backend: Backend,
  subscriptionId: string,
  which?: SQL,
): Promise<void> => {
  for (const invoice of await findBegun(backend, subscriptionId, which)) {
    await voidInvoice(backend, invoice).catch((error: unknown) => {
      // It was paid at the last moment, and the change is made.
      if (!(error instanceof ServiceError)) throw error;
    });
    // The credit that it took is back, or the change is made; the event may be late.
    if (invoice.providerId) await followInvoice(backend, invoice);
  }
};

/** Voids the changes of a plan that a purchase is about to replace. Needs the buyer's lock. */
export const voidReplacedChanges = async (backend: Backend, buyer: string): Promise<void> => {
  const row = await findCurrent(backend.db, buyer);
  if (row) await voidUnpaidChanges(backend, row.id);
};
