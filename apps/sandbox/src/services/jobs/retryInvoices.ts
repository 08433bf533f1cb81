import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { oweFee } from '../early-fees/owedFee';
import { chargeInvoice } from '../payments/chargeInvoice';
import { cancelUnfinishedPayment } from '../payments/executeInvoice';
import type { InvoiceRow } from '../invoices/createInvoice';
import { tryAfter } from '../invoices/retryDays';
import { LAST_WARNING, queueNotice } from '../notices/queueNotice';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { forEachSettled } from './forEachSettled';

/** When an interrupted try is repeated. */
const CUT_OFF_MS = 3_600_000;

const giveUp = async ({ db }: Backend, invoice: InvoiceRow, at: number): Promise<void> => {
  await db.transaction(async (tx) => {
    const givenUp = await tx
      .update(invoices)
      .set({ state: 'uncollectible', nextAttemptAt: null })
      .where(and(eq(invoices.id, invoice.id), eq(invoices.state, 'open')))
      .returning({ id: invoices.id });
    // A payment that bought nothing has made it void.
    if (givenUp.length === 0) return;
    const [ended] = await tx
      .update(subscriptions)
      .set({ state: 'ended', endedAt: at })
      .where(
        and(
          eq(subscriptions.id, invoice.subscriptionId ?? ''),
          eq(subscriptions.state, 'past_due'),
          isNull(subscriptions.endedAt),
        ),
      )
      .returning();
    if (ended) await oweFee(tx, ended, at);
  });
};

/** Sets the next attempt, unless another process has. */
const moveOn = async (
  db: Db,
  { id, nextAttemptAt: from }: InvoiceRow,
  nextAttemptAt: number,
): Promise<InvoiceRow | null> => {
  const [row] = await db
    .update(invoices)
    .set({ nextAttemptAt })
    .where(
      and(eq(invoices.id, id), eq(invoices.state, 'open'), eq(invoices.nextAttemptAt, from ?? 0)),
    )
    .returning();
  return row ?? null;
};

/**
 * Waits for the next try. Before the last one a mail warns, since the first about this invoice is older, and may be forgotten:
 * both or neither. Rule LAW-11.
 */
const waitFor = ({ db }: Backend, invoice: InvoiceRow, next: number, at: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { id: subject, userId } = invoice;
    if (!(await moveOn(tx, invoice, next)) || tryAfter(invoice, next) !== null) return;
    await queueNotice(tx, { kind: 'unpaid', subject, userId, event: LAST_WARNING, at });
  });

const retry = async (backend: Backend, invoice: InvoiceRow): Promise<void> => {
  const at = invoice.nextAttemptAt ?? backend.clock.now();
  const next = tryAfter(invoice, at);
  // A second process skips it, and one that dies is made up for.
  const claimed = await moveOn(backend.db, invoice, at + CUT_OFF_MS);
  if (!claimed) return;
  const [user] = await backend.db
    .select()
    .from(users)
    .where(eq(users.id, invoice.userId ?? ''));
  const fresh = await cancelUnfinishedPayment(backend, claimed);
  const result = user ? await chargeInvoice(backend, fresh, user, 'away') : null;
  if (result?.kind === 'paid') return;
  if (next === null) await giveUp(backend, claimed, at);
  else await waitFor(backend, claimed, next, at);
};

/** Retries declined renewals of the INTERNAL engine when they are due. */
export const retryInvoices = async (backend: Backend, now: number): Promise<void> => {
  const due = await backend.db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.state, 'open'),
        isNull(invoices.providerId),
        lte(invoices.nextAttemptAt, now),
      ),
    )
    .limit(200);
  await forEachSettled('Trying an invoice again', due, (invoice) =>
    withBuyerLock(backend, invoice.buyer, () => retry(backend, invoice)),
  );
};
