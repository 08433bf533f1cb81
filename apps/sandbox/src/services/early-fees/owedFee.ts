import { and, eq, gte, like } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { createInvoice, type InvoiceRow } from '../invoices/createInvoice';
import { missedRenewalOf } from '../invoices/findInvoice';
import { queueNotice } from '../notices/queueNotice';
import { termEndOf } from '../plans/contractEndOf';
import type { PlanRow } from '../plans/findPlan';
import { ServiceError } from '../ServiceError';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { subscriptionFacts } from '../subscriptions/subscriptionFacts';
import { cancellationFee, feeInvoice, type CancellationFee } from './cancellationFee';

/** How the reason of each fee begins that a plan left owed. */
const OWED = 'owed-fee:';

export const isOwedFee = ({ reason }: Pick<InvoiceRow, 'reason'>): boolean =>
  reason.startsWith(OWED);

/** Whether a minimum term has begun by a change alone: the provider has begun it, but nobody has paid for a day of it. */
const isUnpaidTerm = async (tx: Db, { id, changed }: SubscriptionRow): Promise<boolean> => {
  if (!changed?.beganTerm || changed.contractEnd !== null) return false;
  const paid = await tx.$count(
    invoices,
    and(
      eq(invoices.subscriptionId, id),
      eq(invoices.state, 'paid'),
      gte(invoices.paidAt, changed.changedAt),
    ),
  );
  return paid === 0;
};

/** A fee with what it is computed from. */
interface OwedFee {
  plan: PlanRow;
  fee: CancellationFee;
  termEnd: number;
}

/** The fee for leaving early that a plan leaves owed if it ends at an instant because nobody pays for it; null for none. */
export const feeIfUnpaid = async (
  tx: Db,
  row: SubscriptionRow,
  at: number,
): Promise<OwedFee | null> => {
  const termEnd = termEndOf(row, at);
  if (termEnd === null || row.cancelAtPeriodEnd || (await isUnpaidTerm(tx, row))) return null;
  const { plan } = await subscriptionFacts(tx, row);
  const fee = cancellationFee(plan, { termEnd, agreed: row.contractMonthly }, at);
  return fee.amount.minor === 0 ? null : { plan, fee, termEnd };
};

/**
 * Writes down the fee for leaving early of a plan that ends because nobody pays for it, so that this costs no less than
 * to leave. It is owed like the invoice of the renewal: the user can pay it, and nothing charges it. A mail tells of the end
 * and of what is owed, even where only that invoice is owed. Rule SUB-25.
 * @param row the plan before it ends
 */
export const oweFee = async (tx: Db, row: SubscriptionRow, at: number): Promise<void> => {
  const owed = await feeIfUnpaid(tx, row, at);
  const tell = (subject: string) =>
    queueNotice(tx, { kind: 'feeOwed', subject, userId: row.userId, at });
  if (!owed) {
    const missed = await missedRenewalOf(tx, row.id);
    return missed ? tell(missed.id) : undefined;
  }
  const { invoice } = await createInvoice(tx, {
    ...feeInvoice(row, owed.plan, owed, at),
    reason: `${OWED}${row.id}`,
    state: 'uncollectible',
    effect: { kind: 'none' },
  });
  await tell(invoice.id);
};

/**
 * Refuses a plan with a minimum term to a buyer who owes the fee for leaving an earlier one at this site. Rule SUB-25.
 * @throws ServiceError `FEE_OWED`
 */
export const requireNoOwedFee = async (
  db: Db,
  buyer: string,
  { details: { contractMonths }, locationId }: PlanRow,
): Promise<void> => {
  if (contractMonths === 0) return;
  const owed = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .where(
      and(
        eq(invoices.buyer, buyer),
        eq(invoices.state, 'uncollectible'),
        like(invoices.reason, `${OWED}%`),
        eq(subscriptions.locationId, locationId),
      ),
    );
  if (owed.length > 0)
    throw new ServiceError(
      'FEE_OWED',
      'You still owe a fee for leaving early. Pay it under Billing Information first.',
    );
};
