import { and, count, eq, isNull, or, sql } from 'drizzle-orm';
import { sessions } from '../../db/schema/sessions';
import type { Backend } from '../Backend';
import type { UserRow } from '../Caller';
import { say } from '../messages/say';
import { tellOwner } from '../messages/tellOwner';
import type { SessionRow } from '../sessions/sessions';

/**
 * How many sessions the user has had, and how many of them on a device like this one. A captive window
 * does not name its browser, so there the system decides.
 */
const countSessions = async ({ db }: Backend, { userId, browser, system }: SessionRow) => {
  const isAlike = and(
    system === null ? isNull(sessions.system) : eq(sessions.system, system),
    browser === null ? undefined : or(eq(sessions.browser, browser), isNull(sessions.browser)),
  );
  const [counted] = await db
    .select({
      all: count(),
      alike: sql<number>`count(*) filter (where ${isAlike})`.mapWith(Number),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.agent)));
  return counted ?? { all: 0, alike: 0 };
};

/**
 * Mails the owner of an account that somebody has logged in with a browser that it was never used with.
 * The first browser is not new. Rule LOGIN-16.
 *
 * @param session the session that has just begun
 */
export const noteNewBrowser = async (
  backend: Backend,
  user: UserRow,
  session: SessionRow,
): Promise<void> => {
  const { all, alike } = await countSessions(backend, session);
  if (all === 1 || alike > 1) return;
  const named = [session.browser, session.system].filter((name) => name !== null).join(', ');
  // A stranger whose browser hides its name must not log in unnoticed.
  const device = named || say('unknownBrowser');
  await tellOwner(backend, user, say('newLogInSubject'), say('newLogInText', { device }));
};
