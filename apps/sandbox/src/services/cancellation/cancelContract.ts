import type { Backend } from '../../backend/Backend';
import type { UserRow } from '../../http/Caller';
import { Refusal } from '../../http/Refusal';
import { chargeNow } from '../invoices/chargeNow';
import { createInvoice, type InvoiceRow } from '../invoices/createInvoice';
import { mirrorSubscription } from '../mirror/mirrorSubscription';
import { planOf, type PlanRow } from '../plans/findPlan';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { goOnRenewing, leavePause, leaveUnpaid, stopRenewing } from './cancelSubscription';
import { earlyFee, isBound, type EarlyFee } from './earlyFee';
import { reread, requireLive } from './requireOwn';

const requireContract = async (
  backend: Backend,
  user: UserRow,
): Promise<{ row: SubscriptionRow; plan: PlanRow; fee: EarlyFee }> => {
  const row = await requireLive(backend, user);
  const now = backend.clock.now();
  if (!isBound(row, now) || row.cancelAtPeriodEnd)
    throw new Refusal('STATE_CONFLICT', 'Your plan is not under contract.');
  const plan = await planOf(backend.db, row.priceId);
  return { row, plan, fee: earlyFee(row, plan, now) };
};

/**
 * What leaving the contract now would cost; changes nothing.
 *
 * @throws Refusal `STATE_CONFLICT` when there is no contract
 */
export const quoteEarlyFee = async (backend: Backend, user: UserRow): Promise<EarlyFee> =>
  (await requireContract(backend, user)).fee;

const writeFee = async (
  backend: Backend,
  { row, plan, fee }: { row: SubscriptionRow; plan: PlanRow; fee: EarlyFee },
  reason: string,
  attempt: number,
): Promise<InvoiceRow> => {
  const now = backend.clock.now();
  const title = `Early end of contract, ${plan.details.title}`;
  const { invoice } = await createInvoice(backend.db, {
    buyer: row.buyer,
    userId: row.userId,
    subscriptionId: row.id,
    reason: `contract:${row.id}:${row.contractEnd}:${attempt}`,
    title,
    amount: fee.amount.minor,
    currency: plan.currency,
    lines: [{ text: title, amount: fee.amount.minor }],
    periodStart: now,
    periodEnd: row.contractEnd ?? now,
    createdAt: now,
    effect: { kind: 'cancel-contract', reason },
  });
  return invoice.state === 'void'
    ? writeFee(backend, { row, plan, fee }, reason, attempt + 1)
    : invoice;
};

/**
 * Cancels a contract: its fee is charged to the card on file, then the plan ends with its period. The
 * provider stops renewing before the fee is taken, so that whoever paid it is not charged on.
 *
 * @throws Refusal `STATE_CONFLICT`, `PAYMENT_DECLINED`
 */
export const cancelContract = async (
  backend: Backend,
  user: UserRow,
  reason: string,
): Promise<SubscriptionRow> => {
  const contract = await requireContract(backend, user);
  const live = contract.row;
  const isRunning = live.state === 'active';
  if (isRunning) await stopRenewing(backend, live);
  const invoice = await writeFee(backend, contract, reason, 0);
  await chargeNow(backend, invoice, user, false).catch(async (error: unknown) => {
    if (isRunning) await goOnRenewing(backend, live);
    throw error;
  });
  const row = await leavePause(backend, live);
  if (live.state === 'past_due') return leaveUnpaid(backend, row, reason);
  if (!isRunning) await stopRenewing(backend, row);
  // An event from before may have come in between, and taken the cancellation back here.
  if (row.providerId) await mirrorSubscription(backend, row.providerId);
  return reread(backend, row.id);
};
