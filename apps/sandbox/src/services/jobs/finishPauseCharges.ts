import { and, eq, like, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { pauses } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { ServiceError } from '../ServiceError';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { PAUSE_REASON } from '../invoices/createInvoice';
import { voidInvoice } from '../payments/voidInvoice';
import { reread } from '../subscriptions/requireCurrentSubscription';
import type { PauseRow } from '../subscriptions/findPause';
import { chargeFirst, dropPause } from '../pauses/managePause';
import { forEachSettled } from './forEachSettled';

const isOfFirstCharge = sql`${invoices.reason} like ${PAUSE_REASON}::text || ${pauses.id} || ':first:%'`;
const isOpen = eq(invoices.state, 'open');

/**
 * A pause that is written with the invoice of its price, which is not paid. When the lock of its buyer
 * is free, the process that charged it has died.
 */
export const isUnpaidPause = sql`${pauses.state} = 'scheduled'
  and exists (select 1 from ${invoices} where ${isOfFirstCharge})
  and not exists (select 1 from ${invoices} where ${isOfFirstCharge} and ${invoices.state} = 'paid')`;

/**
 * Charges a pause that its user has confirmed, where a process died before. A pause that cannot be
 * charged, or whose charge was refused, is dropped, and its
 * user gets a mail. Needs the buyer's lock.
 */
export const finishFirstCharge = async (backend: Backend, pause: PauseRow): Promise<void> => {
  const { db, clock } = backend;
  const row = await reread(backend, pause.subscriptionId);
  const [user] = await db.select().from(users).where(eq(users.id, pause.userId));
  const ofThis = like(invoices.reason, `${PAUSE_REASON}${pause.id}:%`);
  const open = await db.select().from(invoices).where(and(isOpen, ofThis));
  const isOver = row.endedAt !== null || (pause.endDate ?? Infinity) <= clock.now();
  if (user && open.length > 0 && !isOver)
    return chargeFirst(backend, user, row, pause, true).catch((error: unknown) => {
      if (!(error instanceof ServiceError)) throw error;
    });
  for (const invoice of open) await voidInvoice(backend, invoice);
  await dropPause(backend, pause, true);
};

/** Voids what an interrupted request left to pay for a longer pause, or for one that has ended. */
export const voidLeftCharges = async (backend: Backend): Promise<void> => {
  const { db } = backend;
  const isLeft = and(
    isOpen,
    like(invoices.reason, `${PAUSE_REASON}%`),
    sql`not exists (select 1 from ${pauses} where ${pauses.state} = 'scheduled' and ${isOfFirstCharge})`,
  );
  const left = await db.select().from(invoices).where(isLeft);
  await forEachSettled('Voiding the charge of a pause', left, ({ id, buyer }) =>
    withBuyerLock(backend, buyer, async () => {
      const [invoice] = await db
        .select()
        .from(invoices)
        .where(and(eq(invoices.id, id), isOpen));
      if (invoice) await voidInvoice(backend, invoice);
    }),
  );
};
