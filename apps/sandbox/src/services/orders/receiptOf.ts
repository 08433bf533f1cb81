import { MINUTE } from '@foyer/domain';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { invoices } from '../../db/schema/billing';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import type { Backend } from '../Backend';
import type { Buyer } from '../buyers/buyerOf';
import type { InvoiceRow } from '../invoices/createInvoice';
import { hideEmail } from '../messages/hideEmail';
import { findOrder } from '../saved-orders/savedOrders';

/** The first payment of a plan. */
export interface OrderReceipt {
  invoice: InvoiceRow;
  /** The address of its receipt, partly hidden; null where we have none, and some time after the payment. */
  sentTo: string | null;
  /** Whether the buyer has just paid, so that we name the order too. */
  isRecent: boolean;
}

/** How long we name address and order. A later user of the device, or of its address, must not learn them. */
const ORDER_SHOWN_MS = 10 * MINUTE;

/** The receipt of the order that began a plan; null if it cost nothing or was refunded. Rule BUY-24. */
export const receiptOf = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  subscriptionId: string | null,
): Promise<OrderReceipt | null> => {
  const [found] = await db
    .select({ invoice: invoices, given: subscriptions.email, account: users.email })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .leftJoin(users, eq(users.id, subscriptions.userId))
    .where(and(eq(invoices.subscriptionId, subscriptionId ?? ''), eq(invoices.state, 'paid')))
    .orderBy(asc(invoices.createdAt))
    .limit(1);
  if (!found || found.invoice.amount <= 0 || found.invoice.refunded) return null;
  const { invoice } = found;
  const isRecent = (invoice.paidAt ?? 0) > clock.now() - ORDER_SHOWN_MS;
  const email = isRecent ? (found.account ?? found.given) : null;
  return { invoice, sentTo: email && hideEmail(email), isRecent };
};

/** The receipt of a buyer's latest order, which is paid. */
export const orderReceipt = async (
  backend: Backend,
  buyer: Pick<Buyer, 'key' | 'visitor'>,
): Promise<OrderReceipt | null> => {
  const order = await findOrder(backend, buyer);
  if (!order) return null;
  const [bought] = await backend.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.buyer, order.buyer),
        eq(subscriptions.priceId, order.priceId),
        ne(subscriptions.state, 'pending'),
      ),
    )
    .orderBy(desc(subscriptions.startedAt))
    .limit(1);
  return bought ? receiptOf(backend, bought.id) : null;
};
