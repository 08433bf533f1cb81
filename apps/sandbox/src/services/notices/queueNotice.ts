import { HOUR, NOTICES_PER_HOUR } from '@foyer/domain';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/openDatabase';
import { notices } from '../../db/schema/notices';
import type { subscriptions } from '../../db/schema/subscriptions';
import type { Customer } from '../buyers/customerOf';
import type { SiteRow } from '../sites/findSite';

/** A row of the table of notices. */
export type NoticeRow = typeof notices.$inferSelect;

/** What an order's `startsAt` says in place of an instant, where a pause without an end comes first. */
export const AFTER_PAUSE = 'afterPause';

/** How the event of a mail begins that waits, because its user has had many. */
const LATER = 'later';

/** The event of the mail before the last try to collect an unpaid invoice. */
export const LAST_WARNING = 'lastWarning';

/** A notice to send. */
type NewNotice = Pick<NoticeRow, 'kind' | 'subject'> & {
  /** Null for a device without an account, whose order has the address, and where the data have one. */
  userId: string | null;
  /** Names this event among others of the subject; by default there is only one. */
  event?: string;
  data?: Record<string, string>;
  at: number;
  /** When it is sent; by default straight away. */
  dueAt?: number;
};

/**
 * Saves a notice for a user. Use the transaction that makes it true: then the job sends the mail, even if the
 * process stops. A repeated call changes nothing. Rule LAW-11.
 */
export const queueNotice = async (
  db: Db,
  { kind, subject, userId, event, data = {}, at, dueAt = at }: NewNotice,
): Promise<void> => {
  if (userId === null && kind !== 'order' && !data['email']) return;
  await db
    .insert(notices)
    .values({
      id: [kind, subject, ...(event === undefined ? [] : [event])].join(':'),
      kind,
      subject,
      userId,
      data,
      madeAt: at,
      dueAt,
    })
    .onConflictDoNothing();
};

/** Who gets a notice that no account gets, if its data say so. */
export const addresseeIn = ({ email, language, locationId }: NoticeRow['data']) =>
  email && locationId ? { email, language: language ?? null, locationId } : null;

/** Saves a notice of what support has to do; nothing where a site has no address for it. */
export const queueForSupport = async (
  db: Db,
  site: SiteRow | null,
  customer: Pick<Customer, 'language'> | null,
  { data, ...notice }: Omit<NewNotice, 'userId'>,
): Promise<void> => {
  const email = site?.details.support.email;
  if (!email) return;
  const addressee: Record<string, string> = { email, locationId: site.locationId };
  if (customer?.language) addressee['language'] = customer.language;
  await queueNotice(db, { ...notice, userId: null, data: { ...data, ...addressee } });
};

/**
 * Whether a user has so many notices of a kind in the last hour that another only floods them. For what
 * can be repeated without paying: a stranger's account can have any address. Rule LAW-11.
 */
export const isFlooded = async (
  db: Db,
  { kind, userId, at }: Pick<NewNotice, 'kind' | 'userId' | 'at'>,
): Promise<boolean> => {
  if (userId === null) return false;
  const recent = await db.$count(
    notices,
    and(eq(notices.userId, userId), eq(notices.kind, kind), gt(notices.madeAt, at - HOUR)),
  );
  return recent >= NOTICES_PER_HOUR;
};

/**
 * Saves a notice of what its user can repeat without paying. Where they have had many in the last hour, only the last one
 * about its subject is sent, when the hour is over. Rule LAW-11.
 */
export const queueThrottled = async (
  db: Db,
  notice: NewNotice & { event: string },
): Promise<void> => {
  const { kind, subject, at } = notice;
  const [earlier] = await db
    .delete(notices)
    .where(
      and(
        sql`starts_with(${notices.id}, ${[kind, subject, LATER, ''].join(':')})`,
        // For the index.
        eq(notices.subject, subject),
        isNull(notices.doneAt),
      ),
    )
    .returning();
  if (!(await isFlooded(db, notice))) return queueNotice(db, notice);
  const event = `${LATER}:${notice.event}`;
  await queueNotice(db, { ...notice, event, dueAt: earlier?.dueAt ?? at + HOUR });
};

/** A mail that confirms what a user did in My Plan, unless they keep and cancel the plan again and again. Rule LAW-7. */
const queueDone =
  (kind: 'cancelled' | 'kept') =>
  async (
    db: Db,
    { id: subject, userId }: Pick<typeof subscriptions.$inferSelect, 'id' | 'userId'>,
    at: number,
  ): Promise<void> => {
    await queueThrottled(db, { kind, subject, userId, event: `${at}`, at });
  };

/** Confirms a cancellation in My Plan. */
export const queueCancelled = queueDone('cancelled');

/** Confirms that a user keeps a plan that they had cancelled. */
export const queueKept = queueDone('kept');

/** Tells a user that their plan ends because its site has closed. Rule SUB-21. */
export const queueSiteClosed = (
  db: Db,
  { id: subject, userId }: Pick<typeof subscriptions.$inferSelect, 'id' | 'userId'>,
  at: number,
): Promise<void> => queueNotice(db, { kind: 'siteClosed', subject, userId, event: `${at}`, at });

/** Confirms that a booked change is cancelled in My Plan, as `queueCancelled` does. Rule LAW-7. */
export const queueChangeDropped = async (
  db: Db,
  {
    id: subject,
    userId,
    priceId: keeps,
    scheduledPriceId: priceId,
  }: Pick<typeof subscriptions.$inferSelect, 'id' | 'userId' | 'priceId' | 'scheduledPriceId'>,
  at: number,
): Promise<void> => {
  if (priceId === null) return;
  await queueThrottled(db, {
    kind: 'changeDropped',
    subject,
    userId,
    event: `${at}`,
    data: { priceId, keeps },
    at,
  });
};

/** Confirms a change of plan: each is an order of its own. */
export const queueChange = (
  db: Db,
  { id: subject, userId }: Pick<typeof subscriptions.$inferSelect, 'id' | 'userId'>,
  data: { invoiceId: string; priceId: string },
  at: number,
): Promise<void> =>
  queueNotice(db, { kind: 'order', subject, userId, event: data.invoiceId, data, at });
