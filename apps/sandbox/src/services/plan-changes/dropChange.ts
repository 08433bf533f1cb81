import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import type { Backend } from '../Backend';
import { oweThere } from '../card-provider/oweThere';
import { releaseSchedule, saveSchedule } from '../card-provider/schedulePlanChange';
import type { InvoiceRow } from '../invoices/createInvoice';
import { invoiceKind } from '../invoices/findInvoice';
import { voidUnpaidAtProvider } from '../payments/voidInvoice';
import { keepChange } from '../subscriptions/earlierPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';

/**
 * Voids the bill for the first period of a booked change that is not paid, so that a job bills the plan that stays. A
 * payment that the bank still holds is refunded. The bill of that plan takes its reason: a period has one.
 */
const dropBill = async (
  tx: Db,
  { id, scheduledPriceId }: SubscriptionRow,
): Promise<InvoiceRow | null> => {
  const [dropped] = await tx
    .update(invoices)
    .set({ state: 'void', nextAttemptAt: null, reason: sql`'dropped:' || ${invoices.id}` })
    .where(
      and(
        eq(invoices.subscriptionId, id),
        eq(invoices.state, 'open'),
        eq(invoiceKind, 'renew'),
        eq(sql`${invoices.effect}->>'priceId'`, scheduledPriceId ?? ''),
      ),
    )
    .returning();
  if (!dropped) return null;
  await tx
    .update(subscriptions)
    .set({ state: 'active' })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'past_due')));
  return dropped;
};

/**
 * Drops a booked change, if there is one: the plan stays as it is. Repeating it is safe.
 * @param confirm writes down, once the card provider has dropped it, that a mail confirms it
 */
export const dropChange = async (
  backend: Backend,
  row: SubscriptionRow,
  confirm?: (tx: Db) => Promise<void>,
): Promise<void> => {
  const isBooked = row.providerId !== null && row.scheduledPriceId !== null;
  if (isBooked && !(await releaseSchedule(backend, row)))
    await oweThere(backend, row.id, { next: null });
  const bill = await backend.db.transaction(async (tx) => {
    const dropped = await dropBill(tx, row);
    await saveSchedule({ db: tx }, row.id, null);
    await keepChange(tx, row);
    await confirm?.(tx);
    return dropped;
  });
  if (bill) await voidUnpaidAtProvider(backend, bill);
};
