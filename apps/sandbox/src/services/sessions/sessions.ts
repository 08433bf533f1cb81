import { IMPERSONATION_LIFETIME, SESSION_IDLE_LIFETIME, SESSION_LIFETIME } from '@foyer/domain';
import { and, desc, eq, exists, gt, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { newId } from '../../db/newId';
import { preparedFor } from '../../db/preparedFor';
import { sessions } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import type { Caller, UserRow } from '../Caller';
import { expireCodes } from '../one-time-codes/oneTimeCodes';
import { sessionEnded } from '../ServiceError';
import { browserOf, systemOf } from './browserOf';
import type { SessionClaims } from './sessionClaims';

/** A row of the table of sessions. */
export type SessionRow = typeof sessions.$inferSelect;

/** The browser that sends a request. */
export interface Client {
  /** See `networkOf`. */
  address: string;
  userAgent: string;
  /** See `GatewayGrants.nameEntry`. */
  entry?: string | undefined;
}

/** How long a visit stays unrecorded, so that not every call writes. */
const SEEN_PRECISION_MS = 5 * 60_000;

/** When a session expires, on the real clock. Rule SES-31. */
const realEndOf = ({ realCreatedAt, agent }: Pick<SessionRow, 'realCreatedAt' | 'agent'>) =>
  realCreatedAt + (agent === null ? SESSION_LIFETIME : IMPERSONATION_LIFETIME);

/**
 * Issues the token of a session. It expires with the session, however often it is renewed.
 */
export const issueSessionToken = (
  { tokens, clock }: Backend,
  session: SessionRow,
  place: SessionClaims,
): Promise<string> => {
  const left = realEndOf(session) - clock.realNow();
  return tokens.issue(
    {
      ...place,
      user_id: session.userId,
      session_id: session.id,
      scope: session.agent === null ? ['customer'] : ['customer', 'impersonation'],
    },
    Math.min(left, SESSION_IDLE_LIFETIME),
  );
};

/**
 * Starts a session of a user. It counts only while the user's session version is the one that
 * `user` has, so a password that was changed meanwhile starts none.
 * @param given `agent` is the name of the support agent who acts as the user; `continued` is the session that
 * this one continues, from the time when that one began
 */
export const startSession = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  user: UserRow,
  locationId: string,
  { address, userAgent }: Client,
  { agent = null, continued }: { agent?: string | null; continued?: SessionRow } = {},
): Promise<SessionRow> => {
  const [session] = await db
    .insert(sessions)
    .values({
      id: newId('ses'),
      userId: user.id,
      version: user.sessionVersion,
      locationId,
      browser: browserOf(userAgent),
      system: systemOf(userAgent),
      network: address,
      agent,
      createdAt: continued?.createdAt ?? clock.now(),
      realCreatedAt: continued?.realCreatedAt ?? clock.realNow(),
      mac: continued?.mac,
      lastSeenAt: clock.now(),
    })
    .returning();
  if (!session) throw new Error('The session wasn’t written.');
  return session;
};

const sessionById = preparedFor((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('session_id')),
        eq(sessions.userId, sql.placeholder('user_id')),
        eq(sessions.version, users.sessionVersion),
        isNull(sessions.endedAt),
      ),
    )
    .prepare('session_by_id'),
);

/** A session that has not ended, with its user. Rules SES-30 and SES-31. */
export const findSession = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { session_id, user_id }: Pick<SessionClaims, 'session_id' | 'user_id'>,
): Promise<{ session: SessionRow; user: UserRow } | null> => {
  if (session_id === null || user_id === null) return null;
  const [found] = await sessionById(db).execute({ session_id, user_id });
  if (!found || realEndOf(found.session) <= clock.realNow()) return null;
  return found.user.disabled && found.session.agent === null ? null : found;
};

/**
 * Refuses a caller whose session has ended since the call began. Rule SES-36.
 * @throws ServiceError `UNAUTHORISED`
 */
export const requireLive = async (
  backend: Pick<Backend, 'db' | 'clock'>,
  { session, claims }: Pick<Caller, 'session' | 'claims'>,
): Promise<void> => {
  if (session && !(await findSession(backend, claims))) throw sessionEnded();
};

/**
 * A condition of an update of `users`: the session that asks for it has not ended meanwhile. A call can
 * wait long between the two, for a hash or a lock. Rule SES-30.
 */
export const isStillLive = ({ db }: Pick<Backend, 'db'>, { id }: Pick<SessionRow, 'id'>): SQL =>
  exists(
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, id),
          eq(sessions.version, users.sessionVersion),
          isNull(sessions.endedAt),
        ),
      ),
  );

/**
 * Runs `work` in a transaction while the session has not ended, for what a new password takes away from those who had the
 * old one. The new password waits until `work` is done, or comes first and refuses it. Rule SES-36.
 * @throws ServiceError `UNAUTHORISED`
 */
export const whileLive = <T>(
  { db }: Pick<Backend, 'db'>,
  session: Pick<SessionRow, 'id' | 'userId'>,
  work: (tx: Db) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const isUser = eq(users.id, session.userId);
    // Two queries, because the first one may wait and would then still see the session of before.
    await tx.select({ id: users.id }).from(users).where(isUser).for('share');
    const [live] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(isUser, isStillLive({ db: tx }, session)));
    if (!live) throw sessionEnded();
    return work(tx);
  });

/** Notes that a session was used. */
export const noteSeen = async ({ db, clock }: Backend, session: SessionRow): Promise<void> => {
  const now = clock.now();
  if (session.lastSeenAt > now - SEEN_PRECISION_MS) return;
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
};

/** Notes on which device the gateway has seen a session. */
export const noteDevice = async (
  { db }: Pick<Backend, 'db'>,
  session: SessionRow,
  mac: string,
): Promise<void> => {
  if (session.mac === mac) return;
  await db.update(sessions).set({ mac }).where(eq(sessions.id, session.id));
};

/** A user's sessions that have not ended, the last used first. */
export const liveSessions = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  user: UserRow,
): Promise<SessionRow[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, user.id),
        eq(sessions.version, user.sessionVersion),
        isNull(sessions.endedAt),
        gt(sessions.realCreatedAt, clock.realNow() - SESSION_LIFETIME),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  return rows.filter((session) => realEndOf(session) > clock.realNow());
};

/** Ends one session of a user; false if there is no such session. */
export const endSession = async (
  { db, clock }: Backend,
  userId: string,
  id: string,
): Promise<boolean> => {
  const ended = await db
    .update(sessions)
    .set({ endedAt: clock.now() })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/**
 * Ends a user's sessions by raising the session version, so that a session that starts at the same
 * time with the old password ends too, and the tickets that would start one. Rule SES-30.
 * @param keep id of the session that goes on; null ends all
 */
export const endSessions = async (
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  userId: string,
  keep: string | null = null,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
      .where(eq(users.id, userId))
      .returning({ version: users.sessionVersion });
    if (!user) return;
    await expireCodes(tx, clock.now(), userId, ['ticket']);
    const live = and(eq(sessions.userId, userId), isNull(sessions.endedAt));
    if (keep !== null)
      await tx
        .update(sessions)
        .set({ version: user.version })
        .where(and(live, eq(sessions.id, keep)));
    await tx
      .update(sessions)
      .set({ endedAt: clock.now() })
      .where(and(live, keep === null ? undefined : ne(sessions.id, keep)));
  });
};

/** Whether a user has logged in from a network before. */
export const hasLoggedInFrom = async (
  { db }: Pick<Backend, 'db'>,
  userId: string,
  network: string,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.network, network), isNull(sessions.agent)))
    .limit(1);
  return row !== undefined;
};
