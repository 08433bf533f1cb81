import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { invoices } from '../../db/schema/billing';
import { changeKinds, invoiceKind } from '../invoices/findInvoice';
import type { SiteRow } from '../sites/findSite';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { contractOrderedAt } from '../subscriptions/earlierPlan';
import { withdrawalEnd } from '../subscriptions/withdrawalEnd';
import type { NamedOrder } from './findOrder';

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

/** What orders something itself; any other invoice is for a later payment. */
const orderKinds = ['start', ...changeKinds, 'pause', 'booked'];

/** When the order was made that a number names: of a later payment, the latest order of the plan before it. */
export const namedOrderAt = ({
  row: { startedAt, changed },
  kind,
  madeAt,
}: Pick<NamedOrder, 'row' | 'kind' | 'madeAt'>): number => {
  if (orderKinds.includes(kind)) return madeAt;
  return changed && changed.orderedAt <= madeAt ? changed.orderedAt : startedAt;
};

/** Until when a withdrawal ends the contract; null where none does any more. Rule LAW-5. */
export const withdrawalUntil = (
  row: SubscriptionRow,
  site: SiteRow,
  now: number,
): number | null => {
  const until = withdrawalEnd(site, contractOrderedAt(row));
  return until !== null && now <= until ? until : null;
};

/** The same, and the order number to withdraw with. */
export const findWithdrawal = async (
  backend: Backend,
  row: SubscriptionRow,
  site: SiteRow,
): Promise<{ until: number; orderNumber: string | null } | null> => {
  const until = withdrawalUntil(row, site, backend.clock.now());
  if (until === null) return null;
  const order = await newestPaid(backend, row, [...ofChanges, 'start', 'period-there']);
  return { until, orderNumber: order?.number ?? null };
};
