import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { users } from '../../db/schema/users';
import type { Caller, UserCaller, UserRow } from '../Caller';
import { expireCodes } from '../one-time-codes/oneTimeCodes';
import { hasProved } from '../one-time-codes/provedContact';
import { requirePassword } from '../login/checkPassword';
import { rateLimits } from '../rate-limits/RateLimits';
import { hideWholeEmail } from '../messages/hideEmail';
import { phoneText } from '../messages/phoneText';
import { say } from '../messages/say';
import { tellOwner } from '../messages/tellOwner';
import { sessionEnded } from '../ServiceError';
import { endSessions, isStillLive, type Client, type SessionRow } from '../sessions/sessions';

/** What comes with a new password. */
interface PasswordChange {
  /** The session that asks for it and goes on; without one, all end. */
  session?: SessionRow;
  /**
   * Runs in the transaction that writes the password and ends the sessions, and refuses it by an error. A code is used up
   * here, so that no code is lost to a password that could not be hashed.
   * @returns what else the mail to the owner says
   */
  first?: (tx: Db) => Promise<readonly string[]>;
}

/** The user's own session, which a reset keeps; an agent's session as this user ends with the others. */
export const ownSession = (
  { session, impersonating }: Caller,
  user: UserRow,
): Pick<PasswordChange, 'session'> =>
  session && session.userId === user.id && !impersonating ? { session } : {};

/** The codes that would let in, or give another password to, a person who got them before the password was set. */
export const codesForPassword = ['mfa', 'reset-email', 'reset-sms', 'activate'] as const;

/** What the owner reads about the changes that a new password drops. A strange address is partly hidden. */
const droppedTexts = async (db: Db, user: UserRow): Promise<string[]> => {
  const { pendingEmail, pendingMobile } = user;
  const isProved = pendingEmail !== null && (await hasProved(db, user, 'email'));
  const shown = pendingEmail && (isProved ? pendingEmail : hideWholeEmail(pendingEmail));
  const number = pendingMobile && (await phoneText(db, user, pendingMobile));
  return [shown, number].flatMap((value) =>
    value ? [say('passwordChangeDropped', { value })] : [],
  );
};

/**
 * Sets a new password and ends the user's sessions. Codes that were sent before expire, and changes
 * of address or number that wait are dropped. Rules SES-30 and PASS-5.
 * @returns what else the mail to the owner says
 * @throws ServiceError `UNAUTHORISED` if the session has ended meanwhile, `TOO_MANY_REQUESTS`
 */
export const setPassword = async (
  { db, clock, passwords }: Pick<Backend, 'db' | 'clock' | 'passwords'>,
  userId: string,
  password: string,
  { session, first }: PasswordChange = {},
): Promise<readonly string[]> => {
  const passwordHash = await passwords.hash(password, { counted: userId });
  return db.transaction(async (tx) => {
    // A confirmed address locks the user before the codes, too. In another order the two would wait for each other.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const more = (await first?.(tx)) ?? [];
    const dropped = user ? await droppedTexts(tx, user) : [];
    const changed = await tx
      .update(users)
      .set({ passwordHash, pendingEmail: null, pendingMobile: null })
      .where(and(eq(users.id, userId), session ? isStillLive({ db: tx }, session) : undefined))
      .returning({ id: users.id });
    if (session && changed.length === 0) throw sessionEnded();
    await endSessions({ db: tx, clock }, userId, session?.id);
    await expireCodes(tx, clock.now(), userId, [
      ...codesForPassword,
      'change-email',
      'change-mobile',
    ]);
    return [...more, ...dropped];
  });
};

/** Replaces a password and mails the owner. Rule PASS-6. */
export const replacePassword = async (
  backend: Backend,
  user: UserRow,
  password: string,
  change: PasswordChange,
): Promise<void> => {
  const more = await setPassword(backend, user.id, password, change);
  const text = [say('passwordChangedText'), ...more].join(' ');
  await tellOwner(backend, user, say('passwordChangedSubject'), text);
};

/**
 * Changes the password of a user who knows the current one, and ends the user's other sessions.
 * @throws ServiceError `PASSWORD_WRONG`, `TOO_MANY_REQUESTS`, `UNAUTHORISED`
 */
export const changePassword = async (
  backend: Backend,
  caller: UserCaller,
  { existingPassword, newPassword }: { existingPassword: string; newPassword: string },
  client: Client,
): Promise<void> => {
  const { user, session } = caller;
  await requirePassword(backend, caller, existingPassword, client);
  await backend.limits.use(rateLimits.passwordChange, user.id);
  await replacePassword(backend, user, newPassword, { session });
};
