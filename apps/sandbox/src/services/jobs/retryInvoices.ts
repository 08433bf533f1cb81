import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Backend } from '../Backend';
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
    await tx
      .update(invoices)
      .set({ state: 'uncollectible', nextAttemptAt: null })
      .where(and(eq(invoices.id, invoice.id), eq(invoices.state, 'open')));
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

/** Warns before the last try. The first mail about this bill is older, and may be forgotten. Rule LAW-11. */
const warn = ({ db }: Backend, { id, userId }: InvoiceRow, at: number): Promise<void> =>
  queueNotice(db, { kind: 'unpaid', subject: id, userId, event: LAST_WARNING, at });

/** Claims an attempt, so that a second process skips it. */
const claim = async (
  { db }: Backend,
  invoice: InvoiceRow,
  nextAttemptAt: number,
): Promise<InvoiceRow | null> => {
  const [row] = await db
    .update(invoices)
    .set({ nextAttemptAt })
    .where(
      and(
        eq(invoices.id, invoice.id),
        eq(invoices.state, 'open'),
        eq(invoices.nextAttemptAt, invoice.nextAttemptAt ?? 0),
      ),
    )
    .returning();
  return row ?? null;
};

const retry = async (backend: Backend, invoice: InvoiceRow): Promise<void> => {
  const at = invoice.nextAttemptAt ?? backend.clock.now();
  const next = tryAfter(invoice, at);
  const claimed = await claim(backend, invoice, next ?? at + CUT_OFF_MS);
  if (!claimed) return;
  const [user] = await backend.db
    .select()
    .from(users)
    .where(eq(users.id, invoice.userId ?? ''));
  const fresh = await cancelUnfinishedPayment(backend, claimed);
  const result = user ? await chargeInvoice(backend, fresh, user, false) : null;
  if (result?.kind === 'paid') return;
  if (next === null) await giveUp(backend, claimed, at);
  else if (tryAfter(invoice, next) === null) await warn(backend, claimed, at);
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
  await forEachSettled('Trying a bill again', due, (invoice) =>
    withBuyerLock(backend, invoice.buyer, () => retry(backend, invoice)),
  );
};
