import { formatMoney, type TerminationKind } from '@foyer/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { terminations, type PartialRefund } from '../../db/schema/terminations';
import { users } from '../../db/schema/users';
import { customerOf, type Customer } from '../buyers/customerOf';
import {
  endPauseNow,
  endWithPeriod,
  endWithTerm,
  voidAllUnpaidAtProvider,
} from '../cancellation/cancelSubscription';
import { cancelAtProvider, refundPart } from '../card-provider/refundPayment';
import type { MessageKey } from '../messages/texts/en';
import { dropChange } from '../plan-changes/dropChange';
import { releaseSchedule } from '../card-provider/schedulePlanChange';
import { findInvoice } from '../invoices/findInvoice';
import { writeCreditNote } from '../payments/writeCreditNote';
import { instantText } from '../messages/dates';
import type { MailFact } from '../messages/MessageSender';
import { nextAttempt } from '../messages/mailRetries';
import { greeting, messageLanguage, say, speakingTo, typedName } from '../messages/say';
import { senderAt } from '../messages/senderAt';
import { sayAt } from '../messages/sayAt';
import { planOf, type PlanRow } from '../plans/findPlan';
import { planWords } from '../messages/planWords';
import { findSite, type SiteRow } from '../sites/findSite';
import { isCancelled, type SubscriptionRow } from '../subscriptions/findSubscription';
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
): Promise<PartialRefund> => {
  const invoice = await findInvoice(backend.db, invoiceId);
  if (!invoice) throw new Error(`The invoice ${invoiceId} is gone.`);
  const given = invoice.paymentIntentId
    ? await refundPart(backend, invoice.paymentIntentId, amount, `withdraw-${id}-${invoiceId}`)
    : amount;
  if (given > 0)
    await writeCreditNote(backend, invoice, {
      suffix: 'W',
      amount: given,
      reason: 'You withdrew from your order, so we refunded the unused time.',
    });
  return { invoiceId, amount: given };
};

/** Returns the money of a withdrawal, and writes down what went back, which the confirmation names. */
const returnAll = async (backend: Backend, termination: TerminationRow): Promise<void> => {
  const refunds: PartialRefund[] = [];
  for (const part of termination.refunds)
    refunds.push(await returnPart(backend, termination, part));
  await backend.db.update(terminations).set({ refunds }).where(eq(terminations.id, termination.id));
};

/** Ends a plan at the provider that is withdrawn from; what stays of its credit is known. */
const endThere = async (
  backend: Backend,
  row: SubscriptionRow,
  { keptCredit }: TerminationRow,
  { user }: Customer,
): Promise<void> => {
  if (!row.providerId || row.endedAt !== null) return;
  if (row.scheduledPriceId) await releaseSchedule(backend, row);
  // First, because the event about the end of the plan ends the row, which tells us to come here.
  if (row.credit !== keptCredit && user?.providerCustomerId)
    await backend.cardProvider.stripe.customers.update(user.providerCustomerId, {
      balance: 0 - keptCredit,
    });
  await cancelAtProvider(backend, row.providerId);
};

/** Ends a plan here and drops what it owes, in one transaction: the debt would be collected. */
const endHere = ({ db }: Backend, id: string, endedAt: number): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({
        state: 'ended',
        endedAt,
        cancelAtPeriodEnd: true,
        cancellationReason: 'Withdrawn from',
        scheduledPriceId: null,
        credit: 0,
      })
      .where(and(eq(subscriptions.id, id), isNull(subscriptions.endedAt)));
    await tx
      .update(invoices)
      .set({ state: 'void', nextAttemptAt: null })
      .where(and(eq(invoices.subscriptionId, id), eq(invoices.state, 'open')));
  });

type CarryOut = (
  backend: Backend,
  row: SubscriptionRow,
  termination: TerminationRow,
  customer: Customer,
) => Promise<SubscriptionRow>;

/** Takes more time back, which ends the plan sooner. */
const endSooner = async (
  backend: Backend,
  { id }: SubscriptionRow,
  periodEnd: number,
): Promise<SubscriptionRow> => {
  await backend.db.update(subscriptions).set({ periodEnd }).where(eq(subscriptions.id, id));
  return reread(backend, id);
};

const withdraw: CarryOut = async (backend, row, termination, customer) => {
  if (termination.keepsPlan) {
    await dropChange(backend, row);
    return reread(backend, row.id);
  }
  if (termination.endsAt > termination.receivedAt) {
    await returnAll(backend, termination);
    return endSooner(backend, row, termination.endsAt);
  }
  // The end doesn't wait for the money: a refund that fails is tried again, and nothing renews meanwhile.
  await endThere(backend, row, termination, customer);
  await endHere(backend, row.id, termination.endsAt);
  await voidAllUnpaidAtProvider(backend, row.id);
  await returnAll(backend, termination);
  return endPauseNow(backend, await reread(backend, row.id));
};

const cancel: CarryOut = async (backend, row, { renewsUntilEnd, endsAt }) => {
  // A reason is sent for such a plan too; support decides about it. Rule LAW-16.
  if (row.endedAt !== null || isCancelled(row) || !row.recurring) return row;
  const ending = { reason: 'Cancelled without logging in' };
  return renewsUntilEnd
    ? endWithTerm(backend, row, endsAt, ending)
    : endWithPeriod(backend, row, ending);
};

const carryOut: Readonly<Record<TerminationKind, CarryOut>> = { withdraw, cancel };

/** What the confirmation says of the plan, and of money. */
const says: Readonly<
  Record<TerminationKind, (done: TerminationRow, site: SiteRow | null, plan: PlanRow) => string[]>
> = {
  withdraw: (done, site, { currency, details }) => {
    const refund = refundOf(done);
    const text = (minor: number) => formatMoney({ minor, currency }, messageLanguage());
    const item = planWords(details).title;
    if (done.keepsPlan) return [sayAt(site, 'withdrawnChange', { item })];
    return [
      done.endsAt > done.receivedAt
        ? sayAt(site, 'withdrawnTime', { item, end: instantText(done.endsAt) })
        : sayAt(site, 'withdrawnText', { item }),
      ...(refund > 0 ? [say('withdrawnRefund', { amount: text(refund) })] : []),
      ...(done.keptCredit > 0
        ? [sayAt(site, 'withdrawnCredit', { amount: text(done.keptCredit) })]
        : []),
      ...(refund + done.keptCredit > 0 ? [] : [say('withdrawnNothing')]),
    ];
  },
  cancel: ({ endsAt, doneAt, renewsUntilEnd, reason }, site, { details }) => {
    const item = planWords(details).title;
    const hasEnded = doneAt !== null && endsAt <= doneAt;
    const later = renewsUntilEnd ? 'cancelledTerm' : 'cancelledText';
    return [
      hasEnded
        ? sayAt(site, 'cancelledEnded', { item })
        : sayAt(site, later, { item, end: instantText(endsAt) }),
      ...(reason === null ? [] : [say('cancelledReason', { reason })]),
      ...(reason === null || hasEnded ? [] : [sayAt(site, 'cancelledReasonChecked')]),
    ];
  },
};

const subjectOf = ({ kind, keepsPlan }: TerminationRow): MessageKey => {
  if (kind === 'cancel') return 'cancelledSubject';
  return keepsPlan ? 'withdrawnChangeSubject' : 'withdrawnSubject';
};

/** A declaration, and whose it is. */
interface Declared {
  row: SubscriptionRow;
  customer: Customer;
  termination: TerminationRow;
}

/** What was declared, which the confirmation repeats: who, which order, and how to reach them. Rule LAW-7. */
const declarationOf = (
  { name, orderNumber }: TerminationRow,
  { email, firstName, lastName }: Customer,
): MailFact[] =>
  [
    { label: say('factName'), value: typedName(name ?? '') ?? `${firstName} ${lastName}`.trim() },
    { label: say('factOrder'), value: orderNumber ?? '' },
    { label: say('factEmail'), value: email },
  ].filter(({ value }) => value !== '');

/**
 * Confirms the declaration by email, with its date and time, in the user's language. Support gets a
 * copy of a reason that its people decide about. Rules LAW-7 and LAW-16.
 */
const confirmTo = async (
  recipient: 'customer' | 'support',
  { db, messages }: Backend,
  { row, customer, termination }: Declared,
): Promise<void> => {
  const site = await findSite(db, row.locationId);
  const to = recipient === 'customer' ? customer.email : site?.details.support.email;
  if (!to) return;
  const plan = await planOf(db, row.priceId);
  await speakingTo(customer, site, async () => {
    const subject = sayAt(site, subjectOf(termination));
    await messages.sendMail({
      to,
      ...senderAt(site),
      subject: recipient === 'customer' ? subject : `${subject}: ${customer.email}`,
      facts: declarationOf(termination, customer),
      paragraphs: [
        greeting(customer),
        say('terminationReceived', { at: instantText(termination.receivedAt) }),
        ...says[termination.kind](termination, site, plan),
        say('terminationKeep'),
      ],
    });
  });
};

const requireCustomer = async ({ db }: Backend, row: SubscriptionRow): Promise<Customer> => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, row.userId ?? ''));
  const customer = customerOf(user ?? null, row);
  if (!customer) throw new Error(`Nobody has the subscription ${row.id}.`);
  return customer;
};

const save = async (
  { db }: Backend,
  { id }: TerminationRow,
  changed: Partial<TerminationRow>,
): Promise<TerminationRow> => {
  const [saved] = await db
    .update(terminations)
    .set(changed)
    .where(eq(terminations.id, id))
    .returning();
  if (!saved) throw new Error(`The termination ${id} is gone.`);
  return saved;
};

/**
 * Does what a declaration asks for: money and plan, then the confirmation. Each step can be repeated,
 * so it goes on where a process died. A confirmation that can't be sent is left to the job, which tries it ever
 * later and repeats nothing else: the user may have kept the plan meanwhile. Call it with the buyer's lock.
 */
export const finishTermination = async (
  backend: Backend,
  { id, subscriptionId }: Pick<TerminationRow, 'id' | 'subscriptionId'>,
): Promise<TerminationRow> => {
  const { db, clock } = backend;
  // Read with the lock: another process may have finished it.
  const [begun] = await db.select().from(terminations).where(eq(terminations.id, id));
  if (!begun) throw new Error(`The termination ${id} is gone.`);
  const row = await reread(backend, subscriptionId);
  const customer = await requireCustomer(backend, row);
  let now = begun;
  if (now.doneAt === null) {
    const { endedAt, cancelAt, periodEnd } = await carryOut[now.kind](backend, row, now, customer);
    const endsAt = endedAt ?? cancelAt ?? periodEnd ?? now.endsAt;
    const termination = { ...now, doneAt: clock.now(), endsAt };
    // Once, whatever becomes of the user's mail: that one is tried until it goes out.
    if (now.reason !== null)
      await confirmTo('support', backend, { row, customer, termination }).catch((error: unknown) =>
        console.error(`Telling support of the termination of ${row.id}:`, error),
      );
    now = await save(backend, now, { doneAt: clock.now(), endsAt });
  }
  if (now.confirmedAt !== null) return now;
  return confirmTo('customer', backend, { row, customer, termination: now }).then(
    () => save(backend, now, { confirmedAt: clock.now() }),
    (error: unknown) => {
      console.error(`Confirming the termination of ${row.id}:`, error);
      const mailAttempts = now.mailAttempts + 1;
      return save(backend, now, {
        mailAttempts,
        mailDueAt: nextAttempt(mailAttempts, clock.now()),
      });
    },
  );
};
