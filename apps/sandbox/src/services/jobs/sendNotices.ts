import { and, asc, eq, gt, isNotNull, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { notices } from '../../db/schema/notices';
import { subscriptions } from '../../db/schema/subscriptions';
import { users } from '../../db/schema/users';
import { queueNotice } from '../notices/queueNotice';
import { sendNotice } from '../letters/sendNotice';
import { forEachSettled } from './forEachSettled';

/** How many plans and mails one run works on; the next run goes on. */
const AT_ONCE = 500;

const renewing = and(
  isNull(subscriptions.endedAt),
  isNotNull(subscriptions.userId),
  isNotNull(subscriptions.periodEnd),
  eq(subscriptions.recurring, true),
  eq(subscriptions.cancelAtPeriodEnd, false),
  sql`${subscriptions.state} <> 'pending'`,
);

/** Every plan that renews has one open reminder. Rule LAW-12. */
const queueRenewals = async ({ db }: Backend, now: number): Promise<void> => {
  const open = db
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.subject, subscriptions.id),
        eq(notices.kind, 'renewal'),
        isNull(notices.doneAt),
      ),
    );
  const found = await db
    .select({ id: subscriptions.id, userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(renewing, notExists(open)))
    .limit(AT_ONCE);
  for (const { id: subject, userId } of found)
    await queueNotice(db, { kind: 'renewal', subject, userId, event: `${now}`, at: now });
};

/** A coupon that has lowered its last payment. Rule LAW-13. */
const queueCouponEnds = async ({ db }: Backend, now: number): Promise<void> => {
  const told = db
    .select({ id: notices.id })
    .from(notices)
    .where(
      eq(
        notices.id,
        sql`'couponEnd:' || ${subscriptions.id} || ':' || ${subscriptions.couponCode}`,
      ),
    );
  const found = await db
    .select({
      id: subscriptions.id,
      userId: subscriptions.userId,
      couponCode: subscriptions.couponCode,
    })
    .from(subscriptions)
    .where(
      and(
        renewing,
        isNotNull(subscriptions.couponCode),
        eq(subscriptions.couponPeriodsLeft, 0),
        notExists(told),
      ),
    )
    .limit(AT_ONCE);
  for (const { id: subject, userId, couponCode } of found)
    await queueNotice(db, {
      kind: 'couponEnd',
      subject,
      userId,
      event: couponCode ?? '',
      at: now,
    });
};

/** Users who want it are warned before a plan ends that does not go on. Rule USAGE-3. */
const queueEnds = async ({ db }: Backend, now: number): Promise<void> => {
  const told = db
    .select({ id: notices.id })
    .from(notices)
    .where(
      eq(notices.id, sql`'usage:' || ${subscriptions.id} || ':' || ${subscriptions.periodEnd}`),
    );
  const found = await db
    .select({
      id: subscriptions.id,
      userId: subscriptions.userId,
      periodEnd: subscriptions.periodEnd,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        ne(users.usageWarning, 'none'),
        isNull(subscriptions.endedAt),
        gt(subscriptions.periodEnd, now),
        or(
          and(eq(subscriptions.recurring, false), isNull(subscriptions.scheduledPriceId)),
          eq(subscriptions.cancelAtPeriodEnd, true),
        ),
        sql`${subscriptions.state} <> 'pending'`,
        notExists(told),
      ),
    )
    .limit(AT_ONCE);
  for (const { id: subject, userId, periodEnd } of found) {
    const data = { endsAt: `${periodEnd}` };
    await queueNotice(db, { kind: 'usage', subject, userId, event: data.endsAt, data, at: now });
  }
};

/** Sends the mails that are due. Rule LAW-11. */
export const sendNotices = async (backend: Backend, now: number): Promise<void> => {
  await queueRenewals(backend, now);
  await queueCouponEnds(backend, now);
  await queueEnds(backend, now);
  const due = await backend.db
    .select({ id: notices.id })
    .from(notices)
    .where(and(isNull(notices.doneAt), lte(notices.dueAt, now)))
    .orderBy(asc(notices.dueAt))
    .limit(AT_ONCE);
  await forEachSettled('Sending a notice', due, ({ id }) => sendNotice(backend, id));
};
