import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { notices } from '../../db/schema/notices';
import { changeKinds, invoiceKind } from '../invoices/findInvoice';
import type { SiteRow } from '../sites/findSite';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { withdrawalEnd } from '../subscriptions/withdrawalEnd';

/** When the change to a plan was booked; null if none was. Its confirmation says so. */
export const bookedAt = async (
  { db }: Backend,
  { id }: SubscriptionRow,
  priceId: string,
): Promise<number | null> => {
  const [booked] = await db
    .select({ at: notices.madeAt })
    .from(notices)
    .where(
      and(
        eq(notices.kind, 'order'),
        eq(notices.subject, id),
        eq(sql`${notices.data}->>'priceId'`, priceId),
        isNotNull(sql`${notices.data}->>'startsAt'`),
      ),
    )
    .orderBy(desc(notices.madeAt))
    .limit(1);
  return booked?.at ?? null;
};

/** Invoices of a change to another plan; those of more time are orders of their own. */
const ofChanges = changeKinds.filter((kind) => kind !== 'extend');

/** The newest paid invoice of a plan among these kinds; null for none. */
const newestPaid = async (
  { db }: Backend,
  { id }: SubscriptionRow,
  kinds: string[],
): Promise<{ number: string; createdAt: number } | null> => {
  const [newest] = await db
    .select({ number: invoices.number, createdAt: invoices.createdAt })
    .from(invoices)
    .where(
      and(eq(invoices.subscriptionId, id), eq(invoices.state, 'paid'), inArray(invoiceKind, kinds)),
    )
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  return newest ?? null;
};

/** When the plan was ordered, or last changed to another: each of these is an order. */
export const planOrderedAt = async (backend: Backend, row: SubscriptionRow): Promise<number> => {
  const change = await newestPaid(backend, row, ofChanges);
  const booked = await bookedAt(backend, row, row.priceId);
  return Math.max(row.startedAt, change?.createdAt ?? 0, booked ?? 0);
};

/** Until when a user can withdraw from their plan, and with which order number; null where they can't any more. Rule LAW-5. */
export const findWithdrawal = async (
  backend: Backend,
  row: SubscriptionRow,
  { details }: SiteRow,
): Promise<{ until: number; orderNumber: string | null } | null> => {
  const days = details.consumerRights?.withdrawalDays ?? null;
  if (days === null) return null;
  const until = withdrawalEnd(await planOrderedAt(backend, row), days);
  if (until < backend.clock.now()) return null;
  const order = await newestPaid(backend, row, [...ofChanges, 'start', 'period-there']);
  return { until, orderNumber: order?.number ?? null };
};
