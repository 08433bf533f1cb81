import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Backend } from '../../backend/Backend';
import { invoices } from '../../db/schema/billing';
import { Refusal } from '../../http/Refusal';
import { abandonInvoice } from './abandonInvoice';

/** What an invoice is for, as the database has it. */
export const invoiceKind = sql<string>`${invoices.effect}->>'kind'`;

/** The invoices of a change of plan, on our own engine and at the provider. */
export const changeKinds = ['change', 'change-there'];

/**
 * Voids what is left of changes of plan that were begun before then and never paid, such as by whoever
 * closed the bank's page: a later change must not be charged beside them, nor they after it.
 *
 * @param before epoch milliseconds
 */
export const giveUpChanges = async (
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
    await abandonInvoice(backend, invoice).catch((error: unknown) => {
      // Paid at the last moment: the change was made on the way.
      if (!(error instanceof Refusal)) throw error;
    });
};
