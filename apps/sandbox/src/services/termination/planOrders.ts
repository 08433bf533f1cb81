import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
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

/** When the plan was ordered, or last changed to another: each of these is an order. */
export const planOrderedAt = async (backend: Backend, row: SubscriptionRow): Promise<number> => {
  const { db } = backend;
  const { id, startedAt } = row;
  const [change] = await db
    .select({ at: invoices.createdAt })
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, id),
        eq(invoices.state, 'paid'),
        inArray(invoiceKind, changeKinds),
        ne(invoiceKind, 'extend'),
      ),
    )
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  return Math.max(startedAt, change?.at ?? 0, (await bookedAt(backend, row, row.priceId)) ?? 0);
};

/** The number of an invoice that names the plan as an order; null while nothing is paid. */
const planOrderNumber = async (
  { db }: Backend,
  { id }: SubscriptionRow,
): Promise<string | null> => {
  const [order] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, id),
        eq(invoices.state, 'paid'),
        inArray(invoiceKind, [...changeKinds, 'start', 'period-there']),
        ne(invoiceKind, 'extend'),
      ),
    )
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  return order?.number ?? null;
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
  return { until, orderNumber: await planOrderNumber(backend, row) };
};
