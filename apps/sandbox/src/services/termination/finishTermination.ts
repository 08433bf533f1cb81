import { type Currency, DEFAULT_BRAND, formatMoney } from '@foyer/domain';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { creditNotes, invoices } from '../../db/schema/billing';
import { pauses, subscriptions } from '../../db/schema/subscriptions';
import { terminations, type PartialRefund } from '../../db/schema/terminations';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { cancelSubscription } from '../cancellation/cancelSubscription';
import { cancelAtProvider, refundPart } from '../card-provider/refundPayment';
import { releaseSchedule } from '../card-provider/schedulePlanChange';
import { findInvoice } from '../invoices/findInvoice';
import { voidInvoice } from '../payments/voidInvoice';
import { planOf } from '../plans/findPlan';
import { findSite } from '../sites/findSite';
import { inWordsOf } from '../sites/inWordsOf';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { reread } from '../subscriptions/requireCurrentSubscription';

/** A row of the table of terminations. */
export type TerminationRow = typeof terminations.$inferSelect;

/** What goes back to the user, in minor units. */
export const refundOf = ({ refunds }: Pick<TerminationRow, 'refunds'>): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

const returnPart = async (
  backend: Backend,
  { id }: TerminationRow,
  { invoiceId, amount }: PartialRefund,
): Promise<void> => {
  const invoice = await findInvoice(backend.db, invoiceId);
  if (!invoice?.userId) return;
  if (invoice.paymentIntentId)
    await refundPart(backend, invoice.paymentIntentId, amount, `withdraw-${id}-${invoiceId}`);
  await backend.db
    .insert(creditNotes)
    .values({
      id: newId('crn'),
      number: `${invoice.number}-W`,
      userId: invoice.userId,
      invoiceId,
      amount,
      currency: invoice.currency,
      reason: 'You withdrew from the contract, so the unused time was returned.',
      createdAt: backend.clock.now(),
    })
    .onConflictDoNothing();
  if (amount === invoice.amount)
    await backend.db.update(invoices).set({ refunded: true }).where(eq(invoices.id, invoiceId));
};

const withdraw = async (
  backend: Backend,
  row: SubscriptionRow,
  termination: TerminationRow,
): Promise<void> => {
  const { db } = backend;
  for (const part of termination.refunds) await returnPart(backend, termination, part);
  if (row.providerId && row.endedAt === null) {
    if (row.scheduledPriceId) await releaseSchedule(backend, row);
    await cancelAtProvider(backend, row.providerId);
  }
  await db
    .update(pauses)
    .set({ state: 'ended' })
    .where(and(eq(pauses.subscriptionId, row.id), ne(pauses.state, 'ended')));
  await db
    .update(subscriptions)
    .set({
      state: 'ended',
      endedAt: termination.endsAt,
      cancelAtPeriodEnd: true,
      cancellationReason: 'Withdrawn from',
      scheduledPriceId: null,
      credit: 0,
    })
    .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endedAt)));
  const open = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, row.id), eq(invoices.state, 'open')));
  for (const invoice of open) await voidInvoice(backend, invoice);
};

const cancel = async (backend: Backend, row: SubscriptionRow, user: UserRow): Promise<void> => {
  if (row.endedAt === null && !row.cancelAtPeriodEnd)
    await cancelSubscription(backend, user, 'Cancelled without logging in');
};

const minute = (instant: number): string =>
  new Date(instant).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });

const subjects = {
  withdraw: 'You have withdrawn from your contract',
  cancel: 'You have cancelled your contract',
} as const;

const refundSentence = (minor: number, currency: Currency): string =>
  minor > 0
    ? `We return ${formatMoney({ minor, currency }, 'en')} for the time you haven’t used, in the way you paid.`
    : 'Nothing is returned, because no paid time is left.';

/** Confirms the declaration by email, with its date and time. Rule LAW-7. */
const confirm = async (
  { db, messages }: Backend,
  row: SubscriptionRow,
  user: UserRow,
  termination: TerminationRow,
): Promise<void> => {
  const site = await findSite(db, row.locationId);
  const plan = await planOf(db, row.priceId);
  const received = `We received this on ${minute(termination.receivedAt)} (UTC).`;
  const says = {
    withdraw: `You withdrew from your contract for the plan ${plan.details.title}. ${received} Your plan has ended.`,
    cancel: `You cancelled your contract for the plan ${plan.details.title}. ${received} Your access ends on ${minute(termination.endsAt)} (UTC), and nothing more is charged.`,
  } as const;
  await messages.sendMail({
    to: user.email,
    from: site?.details.name ?? DEFAULT_BRAND,
    subject: subjects[termination.kind],
    paragraphs: [
      `Hello ${user.firstName || 'there'},`,
      inWordsOf(site, says[termination.kind]),
      ...(termination.kind === 'withdraw'
        ? [refundSentence(refundOf(termination), plan.currency)]
        : []),
      'Keep this email as your confirmation.',
    ],
  });
};

/**
 * Does what a declaration asks for: money, plan, confirmation. Each step can be repeated, so it goes
 * on where a process died. Call it with the buyer's lock.
 */
export const finishTermination = async (
  backend: Backend,
  termination: TerminationRow,
): Promise<void> => {
  const row = await reread(backend, termination.subscriptionId);
  const [user] = await backend.db
    .select()
    .from(users)
    .where(eq(users.id, row.userId ?? ''));
  if (!user) throw new Error(`Nobody has the subscription ${row.id}.`);
  if (termination.kind === 'withdraw') await withdraw(backend, row, termination);
  else await cancel(backend, row, user);
  try {
    await confirm(backend, row, user, termination);
  } catch (error) {
    // The job sends it later; the contract has ended all the same.
    console.error(`Confirming the termination of ${row.id}:`, error);
    return;
  }
  await backend.db
    .update(terminations)
    .set({ doneAt: backend.clock.now() })
    .where(eq(terminations.id, termination.id));
};
