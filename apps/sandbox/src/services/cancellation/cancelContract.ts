import { and, eq, type SQL } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import type { UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { userKey } from '../buyers/buyerOf';
import { requireShown, type Shown } from '../offers/requireShown';
import { chargeOrVoidInvoice } from '../payments/chargeOrVoidInvoice';
import { cancelPayment, voidInvoice } from '../payments/voidInvoice';
import { voidUnpaidChanges } from '../payments/voidUnpaidChanges';
import { countRefundable } from '../rate-limits/countRefundable';
import { createInvoiceForAttempt, type InvoiceRow } from '../invoices/createInvoice';
import { findInvoice, invoiceKind } from '../invoices/findInvoice';
import { queueCancelled } from '../notices/queueNotice';
import { mirrorSubscription } from '../card-provider-sync/mirrorSubscription';
import { termEndWith } from '../plans/contractEndOf';
import type { PlanRow } from '../plans/findPlan';
import {
  findSubscriptions,
  isCancelled,
  type SubscriptionRow,
} from '../subscriptions/findSubscription';
import { endAtProvider } from './endAtProvider';
import { endPauseNow, endWithPeriod } from './cancelSubscription';
import { resumeRenewal, stopRenewal } from './setRenewal';
import {
  cancellationFee,
  feeInvoice,
  feeReason,
  type CancellationFee,
} from '../early-fees/cancellationFee';
import { earliestEnd } from './earliestEnd';
import { subscriptionFacts } from '../subscriptions/subscriptionFacts';
import { reread, requireCurrentSubscription } from '../subscriptions/requireCurrentSubscription';
import { findPaidFee } from '../subscriptions/paidFee';

interface Contract {
  row: SubscriptionRow;
  plan: PlanRow;
  fee: CancellationFee;
  /** When the minimum term ends. */
  termEnd: number;
}

const requireContract = async (backend: Backend, user: UserRow): Promise<Contract> => {
  const row = await requireCurrentSubscription(backend, user);
  const now = backend.clock.now();
  const { plan, pause } = await subscriptionFacts(backend.db, row);
  const termEnd = termEndWith(pause, row, now);
  if (termEnd === null || row.cancelAtPeriodEnd)
    throw new ServiceError('STATE_CONFLICT', 'Your plan has no minimum term.');
  const fee = cancellationFee(plan, { termEnd, agreed: row.contractMonthly }, now);
  return { row, plan, termEnd, fee };
};

/**
 * The fee for ending the contract now, and when it ends free of charge; changes nothing.
 * @throws ServiceError `STATE_CONFLICT` when there is no contract
 */
export const quoteCancellationFee = async (
  backend: Backend,
  user: UserRow,
): Promise<CancellationFee & { freeEnd: number | null }> => {
  const { row, fee } = await requireContract(backend, user);
  const { endsAt } = await earliestEnd(backend, row, backend.clock.now());
  return { ...fee, freeEnd: isCancelled(row) ? null : endsAt };
};

const writeFee = (
  backend: Backend,
  { row, plan, fee, termEnd }: Contract,
  reason: string,
): Promise<InvoiceRow> =>
  createInvoiceForAttempt(backend.db, {
    ...feeInvoice(row, plan, { fee, termEnd }, backend.clock.now()),
    reason: `${feeReason(row)}:${row.contractEnd}`,
    effect: { kind: 'cancel-contract', reason },
  });

/** The unpaid invoices of early-leaving fees. */
export const unpaidLeavingFees = (backend: Backend, which?: SQL): Promise<InvoiceRow[]> =>
  backend.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.state, 'open'), eq(invoiceKind, 'cancel-contract'), which));

/**
 * Whether a plan renews again when its fee is given up: not one that ends anyway, or that its user has cancelled
 * in another way meanwhile.
 */
const renewsAgain = ({ endedAt, state, cancellationReason, cancelAt }: SubscriptionRow): boolean =>
  endedAt === null && state !== 'paused' && (cancellationReason === null || cancelAt !== null);

/**
 * Voids a fee that isn't paid, and lets the plan renew again. The invoice is last, so that a process that dies
 * leaves it open, and the job comes back to it. Needs the buyer's lock.
 * @throws ServiceError as `cancelPayment` does: while the bank decides, the renewal stays stopped
 */
const dropFee = async (backend: Backend, { id }: InvoiceRow): Promise<void> => {
  const fee = await findInvoice(backend.db, id);
  if (!fee) return;
  if (fee.paymentIntentId) await cancelPayment(backend, fee.paymentIntentId);
  const row = await reread(backend, fee.subscriptionId ?? '');
  if (renewsAgain(row)) await resumeRenewal(backend, row);
  await voidInvoice(backend, fee);
};

/**
 * Voids a fee that a process left unpaid when it died, so that it is never charged at an old amount, and lets
 * the plan renew again. A fee that was paid meanwhile ends the contract. Needs the buyer's lock.
 */
export const voidUnpaidFee = (backend: Backend, fee: InvoiceRow): Promise<unknown> =>
  dropFee(backend, fee).catch((error: unknown) => {
    if (!(error instanceof ServiceError)) throw error;
    // While the bank decides, nobody pays the fee and is charged again.
    return error.code === 'INVOICE_SETTLED'
      ? finishLeaving(backend, fee.subscriptionId ?? '')
      : null;
  });

/** The invoice of the fee as it is now. One with another amount was left from an earlier day. */
const openFee = async (
  backend: Backend,
  contract: Contract,
  reason: string,
): Promise<InvoiceRow> => {
  const invoice = await writeFee(backend, contract, reason);
  if (invoice.state !== 'open' || invoice.amount === contract.fee.amount.minor) return invoice;
  await voidInvoice(backend, invoice);
  return writeFee(backend, contract, reason);
};

/**
 * Takes the last steps of cancelling a contract whose fee is paid; they can be repeated. The payment of
 * the fee has cancelled the plan here, or ended one that was past due.
 */
export const finishLeaving = async (backend: Backend, id: string): Promise<SubscriptionRow> => {
  const row = await endPauseNow(backend, await reread(backend, id));
  if (row.endedAt !== null) {
    await endAtProvider(backend, row, row.endedAt);
    return row;
  }
  await stopRenewal(backend, row);
  // An older event may have arrived meanwhile and reverted the cancellation here.
  if (row.providerId) await mirrorSubscription(backend, row.providerId);
  return reread(backend, row.id);
};

/** The newest plan of a user, if its early-leaving fee is paid; it may have ended. */
const findPaidCancellation = async (
  { db }: Backend,
  user: UserRow,
): Promise<SubscriptionRow | null> => {
  const [newest] = await findSubscriptions(db, userKey(user.id), 1);
  return newest && (await findPaidFee(db, newest)) ? newest : null;
};

/**
 * Cancels a contract: its fee is charged to the card on file, then the plan ends with its period.
 * The provider stops renewing before the fee is charged, so that nobody pays the fee and is charged
 * again.
 * @param given why, and the fee that the page shows
 * @param wasInterrupted an earlier attempt of this request may have paid the fee
 * @throws ServiceError `STATE_CONFLICT`, `PREVIEW_EXPIRED`, `PAYMENT_DECLINED`, `TOO_MANY_REQUESTS`
 */
export const cancelContract = async (
  backend: Backend,
  user: UserRow,
  { reason, ...shown }: Shown & { reason: string },
  wasInterrupted: boolean,
): Promise<SubscriptionRow> => {
  const begun = wasInterrupted ? await findPaidCancellation(backend, user) : null;
  if (begun) return finishLeaving(backend, begun.id);
  await voidUnpaidChanges(backend, (await requireCurrentSubscription(backend, user)).id);
  const contract = await requireContract(backend, user);
  const live = contract.row;
  const amount = contract.fee.amount.minor;
  requireShown(shown, amount);
  if (amount === 0) return endWithPeriod(backend, live, { reason, confirm: queueCancelled });
  const charge = { purpose: 'leave', userId: user.id, amount, isCounted: wasInterrupted } as const;
  await countRefundable(backend.limits, charge, async () => {
    // Before the renewal stops: the job finds what a process that dies has begun by its fee.
    const invoice = await openFee(backend, contract, reason);
    if (live.state === 'active') await stopRenewal(backend, live);
    await chargeOrVoidInvoice(backend, invoice, user, false, dropFee);
  });
  return finishLeaving(backend, live.id);
};
