import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { voidUnpaidFee, unpaidLeavingFees } from '../cancellation/cancelContract';
import { forEachSettled } from './forEachSettled';

/** Voids the early-leaving fees that a process left unpaid when it died. Rule SUB-7. */
export const voidUnpaidFees = async (backend: Backend): Promise<void> => {
  await forEachSettled('Voiding an unpaid fee', await unpaidLeavingFees(backend), ({ id, buyer }) =>
    withBuyerLock(backend, buyer, async () => {
      // Read with the lock: the request may have been at work, and has charged it.
      const [fee] = await unpaidLeavingFees(backend, eq(invoices.id, id));
      if (fee) await voidUnpaidFee(backend, fee);
    }),
  );
};
