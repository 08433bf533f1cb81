import { and, eq, ne } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { voidUnpaidAtProvider } from '../payments/voidInvoice';

/** Voids at the provider what an ended plan still owes. Repeating it is safe. */
export const voidAllUnpaidAtProvider = async (backend: Backend, id: string): Promise<void> => {
  const dropped = await backend.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, id), ne(invoices.state, 'paid')));
  for (const invoice of dropped) await voidUnpaidAtProvider(backend, invoice);
};
