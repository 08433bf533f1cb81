import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { ServiceError } from '../ServiceError';
import { changeKinds, invoiceKind } from '../invoices/findInvoice';
import { voidInvoice } from './voidInvoice';

/**
 * Voids what is left of changes of plan that were begun before then and never paid, such as by whoever
 * closed the bank's page: a later change must not be charged beside them, nor they after it.
 *
 * @param before epoch milliseconds
 */
export const voidUnpaidChanges = async (
  backend: Backend,
  subscriptionId: string,
  before: number,
): Promise<void> => {
  const begun = await backend.db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, subscriptionId),
        eq(invoices.state, 'open'),
        inArray(invoiceKind, changeKinds),
        lt(invoices.createdAt, before),
      ),
    );
  for (const invoice of begun)
    await voidInvoice(backend, invoice).catch((error: unknown) => {
      // Paid at the last moment: the change was made on the way.
      if (!(error instanceof ServiceError)) throw error;
    });
};
