import { DAY, type TerminationKind } from '@foyer/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { invoices } from '../../db/schema/billing';
import type { PartialRefund } from '../../db/schema/terminations';
import { isUnderContract } from '../cancellation/cancellationFee';
import { invoiceKind } from '../invoices/findInvoice';
import { unusedPayments } from '../plan-changes/prorateInternally';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import type { NamedOrder } from './findOrder';

/** What ending a contract does. */
export interface TerminationFacts {
  orderedAt: number;
  endsAt: number;
  refunds: PartialRefund[];
}

const refuse = (message: string) => new ServiceError('STATE_CONFLICT', message);

const day = (instant: number): string =>
  new Date(instant).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** When the plan was ordered, or last changed to another: each of these is an order. */
const lastOrderedAt = async (
  { db }: Backend,
  { id, startedAt }: SubscriptionRow,
): Promise<number> => {
  const [change] = await db
    .select({ at: invoices.createdAt })
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, id),
        eq(invoices.state, 'paid'),
        inArray(invoiceKind, ['change', 'change-there']),
      ),
    )
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  return Math.max(startedAt, change?.at ?? 0);
};

/**
 * What was paid for time that is left at `asOf`, with the credit that changes left, as parts of the
 * payments that were made, newest first. Rule LAW-5.
 */
const unusedPartsOf = async (
  backend: Backend,
  row: SubscriptionRow,
  asOf: number,
): Promise<PartialRefund[]> => {
  const left = row.periodEnd === null ? 0 : row.periodEnd - asOf;
  let due = Math.round(await unusedPayments(backend, row, left)) + row.credit;
  const paid = await backend.db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, row.id),
        eq(invoices.state, 'paid'),
        eq(invoices.refunded, false),
      ),
    )
    .orderBy(desc(invoices.createdAt));
  const parts: PartialRefund[] = [];
  for (const { id, amount } of paid) {
    const part = Math.min(due, amount);
    if (part <= 0) continue;
    parts.push({ invoiceId: id, amount: part });
    due -= part;
  }
  return parts;
};

const withdrawal = async (
  backend: Backend,
  { row, site }: NamedOrder,
  asOf: number,
): Promise<TerminationFacts> => {
  const days = site.details.consumerRights?.withdrawalDays ?? null;
  if (days === null) throw refuse('You can’t withdraw from orders here.');
  const orderedAt = await lastOrderedAt(backend, row);
  const until = orderedAt + days * DAY;
  if (asOf > until)
    throw refuse(`You could withdraw until ${day(until)}. You can still cancel your plan.`);
  return { orderedAt, endsAt: asOf, refunds: await unusedPartsOf(backend, row, asOf) };
};

const cancellation = async (
  backend: Backend,
  { row, site }: NamedOrder,
  asOf: number,
): Promise<TerminationFacts> => {
  if (!site.details.consumerRights?.cancelsOnline) throw refuse('Log in to cancel your plan.');
  if (!row.recurring) throw refuse('This plan doesn’t renew. There’s nothing to cancel.');
  if (row.cancelAtPeriodEnd) throw refuse('Your plan is cancelled already.');
  if (isUnderContract(row, asOf))
    throw refuse(
      `Your plan is under contract until ${day(row.contractEnd ?? asOf)}. Log in to see what leaving early costs.`,
    );
  const isPaid = row.state !== 'past_due' && row.periodEnd !== null;
  return {
    orderedAt: await lastOrderedAt(backend, row),
    endsAt: isPaid ? (row.periodEnd ?? asOf) : asOf,
    refunds: [],
  };
};

const previews: Readonly<Record<TerminationKind, typeof withdrawal>> = {
  withdraw: withdrawal,
  cancel: cancellation,
};

/**
 * What ending a contract at `asOf` does; changes nothing.
 * @throws ServiceError `STATE_CONFLICT` when it cannot be ended in this way
 */
export const previewTermination = (
  backend: Backend,
  order: NamedOrder,
  kind: TerminationKind,
  asOf: number,
): Promise<TerminationFacts> => {
  if (order.row.endedAt !== null) throw refuse('Your plan has ended already.');
  return previews[kind](backend, order, asOf);
};
