import { and, eq, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices, type OwedCause } from '../../db/schema/billing';
import { refundPart, unlessDelayed } from '../card-provider/refundPayment';
import { returnCredit } from '../card-provider/returnCredit';
import { unlessUnknown } from '../card-provider/unlessUnknown';
import { countTry } from '../clock/countTry';
import type { InvoiceRow } from '../invoices/createInvoice';
import type { Owed } from '../invoices/oweRefunds';
import { withRefund } from '../invoices/withRefunds';
import { recordRefund, tellRefund } from './recordRefund';
import type { RefundCause } from './refundCauses';
import { logError } from '../../process/logError';

/** Which payments are to be refunded now: an attempt that fails is repeated ever later. */
export const isRefundDue = (now: number): SQL | undefined =>
  and(
    isNotNull(invoices.refundDue),
    or(isNull(invoices.refundDueAt), lte(invoices.refundDueAt, now)),
  );

/** Refunds what is due of a payment. @returns what was left to refund, and why; null if the card provider refuses it for now */
const refundAtProvider = async (
  backend: Backend,
  payment: string,
  { id, amount, cause }: Owed & { cause: OwedCause },
): Promise<{ amount: number; cause: RefundCause } | null> =>
  unlessDelayed(async () => {
    const { amount: left, isRefused } = await refundPart(backend, payment, amount, `owed-${id}`);
    return { amount: left, cause: isRefused ? 'refused' : cause };
  });

/**
 * Gives back the credit that paid for a period or a change at a closed site. Repeating it is safe. A withdrawal sets the credit
 * itself (`settleCredit`), and the other causes are about our own invoices, which use none.
 */
const returnCreditUsed = async (
  backend: Backend,
  { providerId, refundDue }: InvoiceRow,
): Promise<boolean> => {
  if (!providerId || refundDue !== 'siteClosed') return false;
  const theirs = await unlessUnknown(() =>
    backend.cardProvider.stripe.invoices.retrieve(providerId),
  );
  if (theirs) await returnCredit(backend, theirs);
  return theirs !== null;
};

/**
 * Refunds a payment that `oweRefunds` wrote down, with the credit that was used with it, and tells its buyer what becomes of it.
 * What the provider refuses for good, support pays back. Repeating it is safe. Needs the buyer's lock. Rule LAW-8.
 */
export const refundOne = async (backend: Backend, id: string): Promise<void> => {
  const { db, clock } = backend;
  const { attempts, dueAt } = countTry(invoices.refundAttempts, clock.now());
  const [invoice] = await db
    .update(invoices)
    .set({ refundAttempts: attempts, refundDueAt: dueAt })
    .where(and(eq(invoices.id, id), isRefundDue(clock.now())))
    .returning();
  if (!invoice || invoice.refundDue === null) return;
  const { paymentIntentId, refundDue } = invoice;
  const hasReturned = await returnCreditUsed(backend, invoice);
  const { amountToCome: amount } = await withRefund(db, invoice);
  const due = { id, amount, cause: refundDue };
  const returned = paymentIntentId ? await refundAtProvider(backend, paymentIntentId, due) : due;
  if (!returned)
    return tellRefund(backend, invoice, { cause: 'delayed', amount, event: 'delayed' });
  await db.transaction(async (tx) => {
    if (returned.amount > 0)
      await recordRefund({ ...backend, db: tx }, invoice, returned.cause, returned);
    // The operator has returned the rest by hand, or only credit paid for it.
    const isOver = returned.amount < amount || (hasReturned && invoice.amount === 0);
    const rest = isOver && { refunded: true };
    await tx
      .update(invoices)
      .set({ refundDue: null, refundDueAmount: null, ...rest })
      .where(eq(invoices.id, id));
  });
};

/** Refunds what `oweRefunds` wrote down. What fails, a job tries again: the plan is done already. */
export const refundOwed = async (
  backend: Backend,
  owed: readonly Pick<Owed, 'id'>[],
): Promise<void> => {
  for (const { id } of owed)
    await refundOne(backend, id).catch((error: unknown) =>
      logError(`Refunding the invoice ${id}`, error),
    );
};
