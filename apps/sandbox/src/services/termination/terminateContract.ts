import { UPGRADE_INFO_LIFE, type TerminationKind } from '@foyer/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { newId } from '../../db/newId';
import { terminations } from '../../db/schema/terminations';
import { withBuyerLock } from '../buyers/withBuyerLock';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { reread } from '../subscriptions/requireCurrentSubscription';
import type { NamedOrder } from './findOrder';
import { finishTermination, type TerminationRow } from './finishTermination';
import { previewTermination } from './previewTermination';

/** Whether a plan is as this kind of declaration leaves it; a cancelled one may have been revived. */
const isInForce = (kind: TerminationKind, { endedAt, cancelAtPeriodEnd }: SubscriptionRow) =>
  endedAt !== null || (kind === 'cancel' && cancelAtPeriodEnd);

/** The declaration that an earlier request made, if it still holds. */
const findEarlier = async (
  { db }: Backend,
  row: SubscriptionRow,
  kind: TerminationKind,
): Promise<TerminationRow | null> => {
  const [latest] = await db
    .select()
    .from(terminations)
    .where(and(eq(terminations.subscriptionId, row.id), eq(terminations.kind, kind)))
    .orderBy(desc(terminations.receivedAt))
    .limit(1);
  return latest && (latest.doneAt === null || isInForce(kind, row)) ? latest : null;
};

const write = async (
  backend: Backend,
  order: NamedOrder,
  kind: TerminationKind,
  asOf: number,
): Promise<TerminationRow> => {
  const now = backend.clock.now();
  if (asOf > now || now - asOf > UPGRADE_INFO_LIFE)
    throw new ServiceError('PREVIEW_EXPIRED', 'These figures are old. Check the new ones.');
  const facts = await previewTermination(backend, order, kind, asOf);
  const [written] = await backend.db
    .insert(terminations)
    .values({ id: newId('ter'), kind, subscriptionId: order.row.id, receivedAt: now, ...facts })
    .returning();
  if (!written) throw new Error(`The termination of ${order.row.id} wasn’t written.`);
  return written;
};

/**
 * Ends a contract as previewed at `asOf`. The declaration is written first: if the process dies, a
 * job does the rest. A repeated call gets the first outcome. Rule LAW-8.
 * @throws ServiceError `STATE_CONFLICT`, `PREVIEW_EXPIRED`
 */
export const terminateContract = (
  backend: Backend,
  order: NamedOrder,
  kind: TerminationKind,
  asOf: number,
): Promise<TerminationRow> =>
  withBuyerLock(backend, order.row.buyer, async () => {
    const row = await reread(backend, order.row.id);
    const termination =
      (await findEarlier(backend, row, kind)) ??
      (await write(backend, { ...order, row }, kind, asOf));
    if (termination.doneAt === null) await finishTermination(backend, termination);
    return termination;
  });
