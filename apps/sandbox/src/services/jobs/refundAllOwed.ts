import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { isRefundDue, refundOne } from '../payments/owedRefunds';
import { forEachSettled } from './forEachSettled';

/** Refunds what the card provider refused for now, and what a process that died had written down. Rule LAW-8. */
export const refundAllOwed = async (backend: Backend, now: number): Promise<void> => {
  const owed = await backend.db.select().from(invoices).where(isRefundDue(now));
  await forEachSettled('Refunding a payment', owed, ({ id, buyer }) =>
    withBuyerLock(backend, buyer, () => refundOne(backend, id)),
  );
};
