import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { sites } from '../../db/schema/sites';
import { subscriptions } from '../../db/schema/subscriptions';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { endWithPeriod } from '../cancellation/cancelSubscription';
import { queueNotice } from '../notices/queueNotice';
import { forEachSettled } from './forEachSettled';

const CLOSED = 'The site is closed.';

/** A plan that would renew at a closed site, unless it is another one than that. */
const findRenewing = ({ db }: Backend, id?: string) =>
  db
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(sites, eq(sites.locationId, subscriptions.locationId))
    .where(
      and(
        sql`${sites.details} ->> 'enabled' = 'false'`,
        isNull(subscriptions.endedAt),
        eq(subscriptions.recurring, true),
        eq(subscriptions.cancelAtPeriodEnd, false),
        ne(subscriptions.state, 'pending'),
        id === undefined ? undefined : eq(subscriptions.id, id),
      ),
    );

const endPlan = async (backend: Backend, id: string): Promise<void> => {
  const [found] = await findRenewing(backend, id);
  if (!found) return;
  await endWithPeriod(backend, found.row, {
    reason: CLOSED,
    confirm: (tx, { userId }, at) =>
      queueNotice(tx, { kind: 'siteClosed', subject: id, userId, event: `${at}`, at }),
  });
};

/**
 * Ends the plans that would renew at closed sites with their paid period, because their users cannot
 * log in there to cancel them. Rule SUB-21.
 */
export const endAtClosedSites = async (backend: Backend): Promise<void> => {
  const found = await findRenewing(backend);
  await forEachSettled(
    'Ending a plan at a closed site',
    found.map(({ row }) => row),
    ({ id, buyer }) => withBuyerLock(backend, buyer, () => endPlan(backend, id)),
  );
};
