import type { TerminationKind } from '@foyer/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { subscriptions } from '../../db/schema/subscriptions';
import { isDelayedRefundDue, terminations } from '../../db/schema/terminations';
import { requireCustomer, type Customer } from '../buyers/customerOf';
import { endWithPeriod, endWithTerm } from '../cancellation/cancelSubscription';
import { voidAllUnpaidAtProvider } from '../cancellation/voidAllUnpaidAtProvider';
import { followPlan } from '../card-provider-sync/followPlan';
import { cancelAtProvider } from '../card-provider/refundPayment';
import { dropChange } from '../plan-changes/dropChange';
import { setCredit } from '../card-provider/setCredit';
import { queueProviderWork } from '../card-provider/queueProviderWork';
import { releaseSchedule } from '../card-provider/schedulePlanChange';
import { findInvoice } from '../invoices/findInvoice';
import { queueForSupport } from '../notices/queueNotice';
import { tellRefund } from '../payments/recordRefund';
import { endUsedPause } from '../pauses/beginPause';
import { findSite, type SiteRow } from '../sites/findSite';
import { dropUnpaid } from '../subscriptions/endCurrentSubscription';
import { findOpenPause } from '../subscriptions/findPause';
import {
  endsBy,
  hasNextPeriod,
  isCancelledForPeriodEnd,
  type SubscriptionRow,
} from '../subscriptions/findSubscription';
import { reread } from '../subscriptions/requireCurrentSubscription';
import { endAsOf, hasOutlived, returnAfterPeriod } from './afterPeriod';
import { returnToEarlier } from './returnToEarlier';
import { withdrawnPauseEnd } from './terminationFacts';
import { voidInvoicesAtProvider } from './voidInvoicesAtProvider';
import { endWithdrawnPause } from './withdrawalFromPause';
import { paidByHand, refundWithdrawal, type TerminationRow } from './refundWithdrawal';

/** Ends a plan at the provider that is withdrawn from; what stays of its credit is known. */
const endWithdrawnAtProvider = async (
  backend: Backend,
  row: SubscriptionRow,
  termination: TerminationRow,
  { user }: Customer,
): Promise<void> => {
  if (!row.providerId || row.endedAt !== null) return;
  if (row.scheduledPriceId) await releaseSchedule(backend, row);
  // What we charge ourselves waits until the plan has ended here: it is refunded then.
  const hasVoided = await voidInvoicesAtProvider(backend, row.providerId, termination);
  const { keptCredit } = termination;
  // First, because the event about the end of the plan ends the row, which tells us to come here.
  const isKept = row.credit === keptCredit && !hasVoided;
  const customer = isKept ? null : user?.providerCustomerId;
  if (customer && !(await setCredit(backend, customer, keptCredit)))
    await queueProviderWork(backend, row.id, { credit: keptCredit });
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
    await dropUnpaid(tx, id);
  });

type CarryOut = (
  backend: Backend,
  row: SubscriptionRow,
  termination: TerminationRow,
  customer: Customer,
) => Promise<SubscriptionRow>;

/**
 * Takes more time back, which ends the plan sooner. A plan that was booked for the later end doesn't follow: it would begin,
 * and be charged, on a day that nobody was told.
 */
const endSooner = async (
  backend: Backend,
  row: SubscriptionRow,
  periodEnd: number,
): Promise<SubscriptionRow> => {
  const { id } = row;
  await dropChange(backend, row, async (tx) => {
    await tx.update(subscriptions).set({ periodEnd }).where(eq(subscriptions.id, id));
  });
  return reread(backend, id);
};

const withdraw: CarryOut = async (backend, row, termination, customer) => {
  if (withdrawnPauseEnd(termination) !== null) return endWithdrawnPause(backend, row, termination);
  if (termination.keepsPlan) {
    if (await returnAfterPeriod(backend, row, termination)) return reread(backend, row.id);
    if (termination.returnsTo === null) await dropChange(backend, row);
    else await returnToEarlier(backend, row, termination);
    return reread(backend, row.id);
  }
  if (termination.endsAt > termination.receivedAt)
    return endSooner(backend, row, termination.endsAt);
  await endWithdrawnAtProvider(backend, row, termination, customer);
  await endHere(backend, row.id, termination.endsAt);
  await voidAllUnpaidAtProvider(backend, row.id);
  const pause = await findOpenPause(backend.db, row.id);
  if (pause) await endUsedPause(backend, pause);
  return reread(backend, row.id);
};

const cancel: CarryOut = async (backend, row, { renewsUntilEnd, endsAt }) => {
  const ending = { reason: 'Cancelled without logging in' };
  if (hasOutlived(row, endsAt)) return endAsOf(backend, row, { ...ending, endsAt });
  // A reason is sent for a plan that ends by then anyway; support decides about it. Rule LAW-16.
  if (row.endedAt !== null || isCancelledForPeriodEnd(row) || !hasNextPeriod(row)) return row;
  if (endsBy(endsAt, row.cancelAt, row)) return row;
  return renewsUntilEnd
    ? endWithTerm(backend, row, endsAt, ending)
    : endWithPeriod(backend, row, ending);
};

const carryOut: Readonly<Record<TerminationKind, CarryOut>> = { withdraw, cancel };

const save = async (
  { db }: Pick<Backend, 'db'>,
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

/** Support gets a copy of a reason that its people decide about, and of money that they pay back. Rule LAW-16. */
const queueDeclared = async (
  db: Db,
  termination: TerminationRow & { doneAt: number },
  site: SiteRow | null,
  customer: Customer,
): Promise<void> => {
  const { id: subject, reason, doneAt: at } = termination;
  if (reason === null && paidByHand(termination) === 0) return;
  await queueForSupport(db, site, customer, { kind: 'declared', subject, at });
};

/**
 * Does what a declaration asks for, with money and plan. Each step can be repeated, so it goes on where a process died.
 * Call it with the buyer's lock, and `confirmTermination` after it.
 */
export const finishTermination = async (
  backend: Backend,
  { id, subscriptionId }: Pick<TerminationRow, 'id' | 'subscriptionId'>,
): Promise<TerminationRow> => {
  const { db, clock } = backend;
  // Read with the lock: another process may have finished it.
  const [begun] = await db.select().from(terminations).where(eq(terminations.id, id));
  if (!begun) throw new Error(`The termination ${id} is gone.`);
  if (begun.doneAt !== null) return begun;
  // It may have waited for the provider, which has begun another period meanwhile.
  const row = await followPlan(backend, await reread(backend, subscriptionId));
  const customer = await requireCustomer(db, row);
  const { endedAt, cancelAt, periodEnd } = await carryOut[begun.kind](
    backend,
    row,
    begun,
    customer,
  );
  // The plan doesn't wait for the money: a refund that fails is tried again, and nothing renews meanwhile.
  await refundWithdrawal(backend, begun);
  const end = endedAt ?? cancelAt ?? periodEnd ?? begun.endsAt;
  // The provider's event may have ended the plan after the declaration.
  const hasEnded = begun.kind === 'withdraw' || endedAt !== null;
  const endsAt = hasEnded && !begun.keepsPlan ? Math.min(end, begun.endsAt) : end;
  const site = await findSite(db, row.locationId);
  const doneAt = clock.now();
  // In one step: the earlier end says, when this is repeated, what a withdrawal from a change does.
  return db.transaction(async (tx) => {
    const done = await save({ db: tx }, begun, { endsAt, doneAt });
    await queueDeclared(tx, { ...done, doneAt }, site, customer);
    return done;
  });
};

/** Tries a refund again that the card provider refused for now. Needs the buyer's lock. Rule LAW-8. */
export const refundDelayed = async (
  backend: Backend,
  { id }: Pick<TerminationRow, 'id'>,
): Promise<void> => {
  const { db, clock } = backend;
  // Read with the lock: another process may have returned it.
  const [termination] = await db
    .select()
    .from(terminations)
    .where(and(eq(terminations.id, id), isDelayedRefundDue(clock.now())));
  if (!termination) return;
  const before = new Set(
    termination.refunds.flatMap(({ isDelayed, invoiceId }) => (isDelayed ? invoiceId : [])),
  );
  await refundWithdrawal(backend, termination, {
    isDue: ({ isDelayed }) => isDelayed === true,
    // The confirmation promised a refund: its customer and support hear what is refused for good since.
    alsoSave: async (tx, refunds) => {
      for (const { invoiceId, amount, byHand } of refunds) {
        const invoice = byHand && before.has(invoiceId) && (await findInvoice(tx, invoiceId));
        const told = { cause: 'refused' as const, amount, event: id };
        if (invoice) await tellRefund({ db: tx, clock }, invoice, told);
      }
    },
  });
};
