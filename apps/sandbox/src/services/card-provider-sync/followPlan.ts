import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { invoices } from '../../db/schema/billing';
import type { Backend } from '../Backend';
import { invoiceKind } from '../invoices/findInvoice';
import { beginsInPeriod } from '../plans/beginsInPeriod';
import { findCurrent, type SubscriptionRow } from '../subscriptions/findSubscription';
import { reread } from '../subscriptions/requireCurrentSubscription';
import { mirrorInvoice } from './mirrorInvoice';
import { mirrorSubscription } from './mirrorSubscription';
import { missingInvoices } from './missingInvoices';

/** The provider's ids of a plan's invoices that are a draft or unpaid here, even after its last try. */
const unfinishedInvoices = async ({ db }: Backend, { id }: SubscriptionRow) => {
  const found = await db
    .select({ providerId: invoices.providerId })
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, id),
        inArray(invoices.state, ['draft', 'open', 'uncollectible']),
        isNotNull(invoices.providerId),
      ),
    );
  return found.flatMap(({ providerId }) => providerId ?? []);
};

/** Whether an invoice for a plan's present period is here: one for a pause charges other days. */
const isBilled = async (
  { db }: Backend,
  { id, periodStart }: SubscriptionRow,
): Promise<boolean> => {
  const isOfPlan = and(eq(invoices.subscriptionId, id), ne(invoiceKind, 'pause'));
  return (await db.$count(invoices, and(isOfPlan, beginsInPeriod(periodStart)))) > 0;
};

/** Whether the period of a provider's plan is over here: the event about what has begun there is to come. */
const isOverHere = (
  { clock }: Backend,
  { providerId, state, periodEnd }: SubscriptionRow,
): boolean =>
  providerId !== null && state !== 'paused' && periodEnd !== null && periodEnd <= clock.now();

/**
 * Reads a plan from the card provider, with the invoices that are unfinished or missing here, where it may not be here as it is
 * there: an event may be late or missing, and figures that are made without it would be wrong. A draft has taken no credit, and
 * its period is not paid.
 * @returns the plan as it is then
 */
export const followPlan = async (
  backend: Backend,
  row: SubscriptionRow,
): Promise<SubscriptionRow> => {
  const { id, providerId, state, endedAt } = row;
  if (!providerId || endedAt !== null) return row;
  const unfinished = await unfinishedInvoices(backend, row);
  const isOld = isOverHere(backend, row) || !(await isBilled(backend, row));
  if (unfinished.length === 0 && !isOld && state !== 'past_due') return row;
  const missing = isOld ? await missingInvoices(backend, providerId) : [];
  for (const invoice of [...unfinished, ...missing]) await mirrorInvoice(backend, invoice);
  // A final invoice has used up a part of the plan's credit.
  await mirrorSubscription(backend, providerId);
  return reread(backend, id);
};

/**
 * Reads a buyer's current plan from the card provider where its period is over here: another plan may have begun there, and what
 * its user asks for is about that one.
 */
export const followCurrent = async (backend: Backend, buyer: string): Promise<void> => {
  const row = await findCurrent(backend.db, buyer);
  if (row && isOverHere(backend, row)) await followPlan(backend, row);
};
