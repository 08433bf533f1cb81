import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Backend } from '../../backend/Backend';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { chargeInvoice } from '../invoices/chargeInvoice';
import type { InvoiceRow } from '../invoices/createInvoice';

const DAY_MS = 86_400_000;

/** Days between a refused renewal and each further try; after the last the plan ends. */
export const RETRY_DAYS = [3, 5, 7] as const;

const giveUp = async ({ db }: Backend, invoice: InvoiceRow, at: number): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx
      .update(invoices)
      .set({ state: 'uncollectible', nextAttemptAt: null })
      .where(and(eq(invoices.id, invoice.id), eq(invoices.state, 'open')));
    await tx
      .update(subscriptions)
      .set({ state: 'ended', endedAt: at })
      .where(
        and(
          eq(subscriptions.id, invoice.subscriptionId ?? ''),
          eq(subscriptions.state, 'past_due'),
          isNull(subscriptions.endedAt),
        ),
      );
  });
};

/** Takes an attempt, so that a second process leaves it alone. */
const claim = async ({ db }: Backend, invoice: InvoiceRow): Promise<InvoiceRow | null> => {
  const at = invoice.nextAttemptAt ?? 0;
  const days = RETRY_DAYS[invoice.attempts];
  const [row] = await db
    .update(invoices)
    .set({
      attempts: sql`${invoices.attempts} + 1`,
      nextAttemptAt: days === undefined ? null : at + days * DAY_MS,
    })
    .where(and(eq(invoices.id, invoice.id), eq(invoices.attempts, invoice.attempts)))
    .returning();
  return row ?? null;
};

const retry = async (backend: Backend, invoice: InvoiceRow): Promise<void> => {
  const claimed = await claim(backend, invoice);
  if (!claimed) return;
  const [user] = await backend.db
    .select()
    .from(users)
    .where(eq(users.id, invoice.userId ?? ''));
  const result = user ? await chargeInvoice(backend, claimed, user, false) : null;
  if (result?.kind !== 'paid' && claimed.nextAttemptAt === null)
    await giveUp(backend, claimed, invoice.nextAttemptAt ?? backend.clock.now());
};

/** Tries refused renewals of our own engine again when their day has come. */
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
  for (const invoice of due) await retry(backend, invoice);
};
