import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { ServiceError } from '../ServiceError';
import { changeKinds, invoiceKind } from '../invoices/findInvoice';
import { voidInvoice } from './voidInvoice';

/**
 * Voids the invoices of changes of plan that were started before a time and not paid, for example
 * after the user closed the bank's page. Otherwise two changes could be charged.
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
      // It was paid at the last moment, and the change is made.
      if (!(error instanceof ServiceError)) throw error;
    });
};
