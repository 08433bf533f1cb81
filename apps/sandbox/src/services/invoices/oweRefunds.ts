import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices, type OwedCause } from '../../db/schema/billing';

/** A payment that is refunded. */
export interface Owed {
  id: string;
  /** Minor units. */
  amount: number;
}

/**
 * Writes down that payments are refunded, or parts of them. Use the transaction that makes it true: the plan doesn't wait
 * for the money, and a job refunds what `refundOwed` doesn't.
 */
export const oweRefunds = async (
  tx: Db,
  owed: readonly Owed[],
  cause: OwedCause,
): Promise<void> => {
  for (const { id, amount } of owed)
    await tx
      .update(invoices)
      .set({ refundDue: cause, refundDueAmount: amount })
      .where(and(eq(invoices.id, id), eq(invoices.refunded, false)));
};
