import { and, eq, isNotNull, lte, ne } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { invoices } from '../../db/schema/billing';
import { refundsPartOf, terminations, type PartialRefund } from '../../db/schema/terminations';
import { refundPart, unlessDelayed } from '../card-provider/refundPayment';
import { countTry } from '../clock/countTry';
import { findInvoice } from '../invoices/findInvoice';
import { writeCreditNote, type Credit } from '../payments/writeCreditNote';

/** A row of the table of terminations. */
export type TerminationRow = typeof terminations.$inferSelect;

/** The refund to the user, in minor units. */
export const refundOf = ({ refunds }: Pick<TerminationRow, 'refunds'>): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** What support pays back, because the provider refuses it for good, in minor units. */
export const paidByHand = ({ refunds }: Pick<TerminationRow, 'refunds'>): number =>
  refundOf({ refunds: refunds.filter(({ byHand }) => byHand) });

/** What the provider refuses to return for now, in minor units. */
export const delayedRefund = ({ refunds }: Pick<TerminationRow, 'refunds'>): number =>
  refundOf({ refunds: refunds.filter(({ isDelayed }) => isDelayed) });

/** Ends the number of a credit note: `W`, and `W2` for the second withdrawal that returns a part of the same payment. */
const suffixOf = async (
  { db }: Backend,
  { id, subscriptionId, receivedAt }: TerminationRow,
  invoiceId: string,
): Promise<Credit['suffix']> => {
  const before = await db.$count(
    terminations,
    and(
      eq(terminations.subscriptionId, subscriptionId),
      ne(terminations.id, id),
      lte(terminations.receivedAt, receivedAt),
      isNotNull(terminations.doneAt),
      refundsPartOf(invoiceId),
    ),
  );
  return before === 0 ? 'W' : `W${before + 1}`;
};

/**
 * Refunds a part of a payment. What the provider refuses to refund for good, support pays back; what it refuses for now
 * waits.
 */
const refundAndRecord = async (
  backend: Backend,
  termination: TerminationRow,
  { invoiceId, amount }: PartialRefund,
): Promise<PartialRefund> => {
  const invoice = await findInvoice(backend.db, invoiceId);
  if (!invoice) throw new Error(`The invoice ${invoiceId} is gone.`);
  const payment = invoice.paymentIntentId;
  const key = `withdraw-${termination.id}-${invoiceId}`;
  const returned = payment
    ? await unlessDelayed(() => refundPart(backend, payment, amount, key))
    : { amount, isRefused: false };
  if (!returned) return { invoiceId, amount, isDelayed: true };
  const { amount: given, isRefused } = returned;
  if (given > 0)
    await writeCreditNote(backend, invoice, {
      suffix: await suffixOf(backend, termination, invoiceId),
      amount: given,
      cause: isRefused ? 'refused' : 'withdrawal',
    });
  // The operator has returned the rest by hand.
  if (given < amount)
    await backend.db.update(invoices).set({ refunded: true }).where(eq(invoices.id, invoiceId));
  return { invoiceId, amount: given, ...(isRefused && { byHand: true }) };
};

interface Refunding {
  /** Which parts are refunded; all if not given. */
  isDue?: (part: PartialRefund) => boolean;
  /** Runs in the transaction that writes the refund down. */
  alsoSave?: (tx: Db, refunds: PartialRefund[]) => Promise<void>;
}

/** Refunds the money of a withdrawal, and writes it down, which the confirmation names. */
export const refundWithdrawal = async (
  backend: Backend,
  termination: TerminationRow,
  { isDue = () => true, alsoSave }: Refunding = {},
): Promise<void> => {
  const refunds: PartialRefund[] = [];
  for (const part of termination.refunds)
    refunds.push(isDue(part) ? await refundAndRecord(backend, termination, part) : part);
  const { attempts, dueAt } = countTry(terminations.refundAttempts, backend.clock.now());
  const next = delayedRefund({ refunds }) > 0 && { refundAttempts: attempts, refundDueAt: dueAt };
  await backend.db.transaction(async (tx) => {
    await tx
      .update(terminations)
      .set({ refunds, ...next })
      .where(eq(terminations.id, termination.id));
    await alsoSave?.(tx, refunds);
  });
};
