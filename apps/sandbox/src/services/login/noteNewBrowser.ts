import { and, count, eq, isNull, or } from 'drizzle-orm';
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
  const own = and(eq(sessions.userId, userId), isNull(sessions.agent));
  const alike = and(
    own,
    system === null ? isNull(sessions.system) : eq(sessions.system, system),
    browser === null ? undefined : or(eq(sessions.browser, browser), isNull(sessions.browser)),
  );
  const [all] = await db.select({ made: count() }).from(sessions).where(own);
  const [here] = await db.select({ made: count() }).from(sessions).where(alike);
  return { all: all?.made ?? 0, here: here?.made ?? 0 };
};

/**
 * Mails the owner of an account that somebody has logged in with a browser that it was never used with.
 * The first browser is not new. A mail that cannot be sent stops no log-in. Rule LOGIN-16.
 *
 * @param session the session that has just begun
 */
export const noteNewBrowser = async (
  backend: Backend,
  user: UserRow,
  session: SessionRow,
): Promise<void> => {
  const device = [session.browser, session.system].filter((name) => name !== null).join(', ');
  if (!device) return;
  const { all, here } = await countSessions(backend, session);
  if (all === 1 || here > 1) return;
  await tellOwner(backend, user, say('newLogInSubject'), say('newLogInText', { device })).catch(
    (error: unknown) => console.error(`Mailing user ${user.id} of a new log-in:`, error),
  );
};
