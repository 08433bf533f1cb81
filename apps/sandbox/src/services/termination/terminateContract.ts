import { UPGRADE_INFO_LIFE, type TerminationKind } from '@foyer/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Caller } from '../Caller';
import { ServiceError } from '../ServiceError';
import { newId } from '../../db/newId';
import { terminations } from '../../db/schema/terminations';
import { rateLimits } from '../rate-limits/RateLimits';
import { countWithdrawn } from '../rate-limits/withdrawnPayments';
import { followPlan } from '../card-provider-sync/followPlan';
import { settleChanges, voidUnpaidChanges } from '../payments/voidUnpaidChanges';
import { requireLive } from '../sessions/sessions';
import {
  hasNextPeriod,
  isCancelled,
  type SubscriptionRow,
} from '../subscriptions/findSubscription';
import { reread } from '../subscriptions/requireCurrentSubscription';
import type { NamedOrder } from './findOrder';
import { confirmTermination } from './confirmTermination';
import { finishTermination } from './finishTermination';
import type { TerminationRow } from './refundWithdrawal';
import { showTermination } from './showTermination';
import { withPlan } from './withPlan';

/** What the user confirms. */
interface Confirmed {
  /** The moment of the preview. */
  asOf: number;
  /** The preview's id; undefined where the request names none. */
  id?: string | undefined;
  /** The important reason of an extraordinary cancellation. Rule LAW-16. */
  reason?: string | null;
  /** The day on which the user wants the plan to end. */
  endsOn?: number | null;
  /** Who declares it, and by which number: the confirmation repeats them. Rule LAW-7. */
  name?: string | null;
  orderNumber: string;
}

/**
 * Whether a plan is as this declaration left it: a cancelled one may have been revived, and one that a
 * withdrawal left, from more time or a booked change, may have got another since it was shown.
 */
const isInForce = ({ kind, receivedAt }: TerminationRow, row: SubscriptionRow, asOf: number) =>
  row.endedAt !== null ||
  (kind === 'cancel' ? isCancelled(row) || !hasNextPeriod(row) : asOf <= receivedAt);

/** The declaration of an earlier request, if it still holds; another reason or another day makes a new one. */
const findEarlier = async (
  backend: Backend,
  id: string,
  kind: TerminationKind,
  { reason = null, endsOn = null, asOf, orderNumber }: Confirmed,
): Promise<TerminationRow | null> => {
  const row = await reread(backend, id);
  const [latest] = await backend.db
    .select()
    .from(terminations)
    .where(
      and(
        eq(terminations.subscriptionId, row.id),
        eq(terminations.kind, kind),
        // While the plan lasts, each of its orders can be withdrawn from.
        kind === 'withdraw' && row.endedAt === null
          ? eq(terminations.orderNumber, orderNumber)
          : undefined,
      ),
    )
    .orderBy(desc(terminations.receivedAt))
    .limit(1);
  const isRepeated = (reason === null || latest?.reason === reason) && latest?.endsOn === endsOn;
  return latest && isRepeated && isInForce(latest, row, asOf) ? latest : null;
};

const previewExpired = () =>
  new ServiceError('PREVIEW_EXPIRED', 'These figures are out of date. Check the new ones.');

const write = async (
  backend: Backend,
  order: NamedOrder,
  kind: TerminationKind,
  { asOf, id, reason = null, endsOn = null, name = null, orderNumber }: Confirmed,
): Promise<TerminationRow> => {
  const now = backend.clock.now();
  if (asOf > now || now - asOf > UPGRADE_INFO_LIFE) throw previewExpired();
  const show = async () => {
    const row = await followPlan(backend, await reread(backend, order.row.id));
    const named = { ...order, row };
    return { row, ...(await showTermination(backend, named, kind, asOf, reason, endsOn)) };
  };
  // Before the figures are compared: what is refused leaves a change that waits as it is.
  await settleChanges(backend, order.row.id);
  const shown = await show();
  // The plan may have renewed or changed since, or its payment failed.
  if (id !== undefined && id !== shown.id) throw previewExpired();
  // Each is mailed to support and to the customer.
  if (reason !== null) await backend.limits.use(rateLimits.message, `reason ${order.row.id}`);
  // A change that is paid later would be charged for a plan that has ended.
  await voidUnpaidChanges(backend, order.row.id);
  const { row, facts, id: found } = await show();
  // The bank has taken the money of the change meanwhile, and it is made now.
  if (found !== shown.id) throw previewExpired();
  const [written] = await backend.db
    .insert(terminations)
    .values({
      id: newId('ter'),
      kind,
      subscriptionId: row.id,
      reason,
      endsOn,
      name,
      orderNumber,
      receivedAt: now,
      ...facts,
    })
    .returning();
  if (!written) throw new Error(`The termination of ${row.id} wasn’t written.`);
  if (kind === 'withdraw') await countWithdrawn(backend, row.buyer, facts.refunds.length);
  return written;
};

/**
 * Ends a contract as previewed. The declaration is written first: if the process dies, a
 * job does the rest. A repeated call gets the first outcome. Rule LAW-8.
 * @param caller who asks, with a session or without
 * @throws ServiceError `UNAUTHORISED` if the session has ended, `PREVIEW_EXPIRED`, and those of `previewTermination`
 */
export const terminateContract = async (
  backend: Backend,
  caller: Pick<Caller, 'session' | 'claims'>,
  order: NamedOrder,
  kind: TerminationKind,
  confirmed: Confirmed,
): Promise<TerminationRow> => {
  const done = await withPlan(backend, order.row.buyer, async () => {
    await requireLive(backend, caller);
    const earlier = await findEarlier(backend, order.row.id, kind, confirmed);
    return earlier ?? finishTermination(backend, await write(backend, order, kind, confirmed));
  });
  await confirmTermination(backend, done.id);
  return done;
};
