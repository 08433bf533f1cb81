import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { sites } from '../../db/schema/sites';
import { subscriptions } from '../../db/schema/subscriptions';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { endWithPeriod } from '../cancellation/cancelSubscription';
import { followPlan } from '../card-provider-sync/followPlan';
import { queueSiteClosed } from '../notices/queueNotice';
import { SITE_CLOSED } from '../subscriptions/endPastDue';
import { forEachSettled } from './forEachSettled';

/**
 * The plans at closed sites that renew, that another plan follows, or that are past due.
 * @param id only this one, if it is still one of them
 */
const findCharging = ({ db }: Backend, id?: string) =>
  db
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(sites, eq(sites.locationId, subscriptions.locationId))
    .where(
      and(
        sql`${sites.details} ->> 'enabled' = 'false'`,
        isNull(subscriptions.endedAt),
        ne(subscriptions.state, 'pending'),
        or(
          and(eq(subscriptions.recurring, true), eq(subscriptions.cancelAtPeriodEnd, false)),
          isNotNull(subscriptions.scheduledPriceId),
          eq(subscriptions.state, 'past_due'),
        ),
        id === undefined ? undefined : eq(subscriptions.id, id),
      ),
    );

const endPlan = async (backend: Backend, id: string): Promise<void> => {
  const [found] = await findCharging(backend, id);
  if (!found) return;
  // The invoice of its renewal may be missing here, or paid since.
  const row = await followPlan(backend, found.row);
  if (row.endedAt !== null) return;
  await endWithPeriod(backend, row, {
    reason: SITE_CLOSED,
    dropsDraft: true,
    confirm: queueSiteClosed,
  });
};

/**
 * Ends the plans at closed sites that would charge again with their paid period, because their users cannot
 * log in there to cancel them. A plan ends straight away that is past due, or whose renewal the card provider hasn't collected yet.
 * Rule SUB-21.
 */
export const endAtClosedSites = async (backend: Backend): Promise<void> => {
  const found = await findCharging(backend);
  await forEachSettled(
    'Ending a plan at a closed site',
    found.map(({ row }) => row),
    ({ id, buyer }) => withBuyerLock(backend, buyer, () => endPlan(backend, id)),
  );
};
