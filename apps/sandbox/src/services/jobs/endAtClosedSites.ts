import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { sites } from '../../db/schema/sites';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { withBuyerLock } from '../buyers/withBuyerLock';
import { endWithPeriod } from '../cancellation/cancelSubscription';
import type { SubscriptionRow } from '../subscriptions/findSubscription';
import { dayText } from '../messages/dates';
import { greeting, speakingTo } from '../messages/say';
import { senderAt } from '../messages/senderAt';
import { sayAt } from '../messages/sayAt';
import type { SiteRow } from '../sites/findSite';
import { forEachSettled } from './forEachSettled';

const CLOSED = 'The site is closed.';

/** A plan that would renew at a closed site, unless it is another one than that. */
const findRenewing = ({ db }: Backend, id?: string) =>
  db
    .select({ row: subscriptions, site: sites })
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

const tell = async (
  { db, messages }: Backend,
  { userId, periodEnd, endedAt }: SubscriptionRow,
  site: SiteRow,
): Promise<void> => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, userId ?? ''));
  if (!user) return;
  const { name } = site.details;
  const last = endedAt === null ? periodEnd : null;
  await speakingTo(user, site, () =>
    messages.sendMail({
      to: user.email,
      ...senderAt(site),
      subject: sayAt(site, 'closedSubject', { site: name }),
      paragraphs: [
        greeting(user),
        last === null
          ? sayAt(site, 'closedEnded', { site: name })
          : sayAt(site, 'closedEnds', { site: name, day: dayText(last) }),
      ],
    }),
  );
};

const endPlan = async (backend: Backend, id: string) => {
  const [found] = await findRenewing(backend, id);
  return found && { ...found, row: await endWithPeriod(backend, found.row, { reason: CLOSED }) };
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
    async ({ id, buyer }) => {
      const ended = await withBuyerLock(backend, buyer, () => endPlan(backend, id));
      if (!ended) return;
      await tell(backend, ended.row, ended.site).catch((error: unknown) =>
        console.error(`Telling about the end of ${id}:`, error),
      );
    },
  );
};
