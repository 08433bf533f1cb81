import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { rateLimits } from '../rate-limits/RateLimits';
import { users } from '../../db/schema/users';
import type { Caller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import type { Client } from '../sessions/sessions';
import { askerOf, type Asker } from './askerOf';
import { accountKey, findAccount } from './findAccount';

const texts = { wrong: 'Bad credentials', locked: 'Your account is still disabled' } as const;

/**
 * Reserves a guess of a password before it is checked. The counts are the same for a name without
 * an account. Rules LOGIN-10 and LOGIN-11.
 * @param who the account's id, or the name that was typed
 * @returns null if the guess is allowed, otherwise the seconds to wait
 */
const reserveGuess = async (
  { limits }: Backend,
  who: string,
  { key, isKnown }: Asker,
): Promise<number | null> => {
  const here = await limits.take(rateLimits.password, `${who} ${key}`);
  if (here !== null || isKnown) return here;
  return limits.take(rateLimits.passwordElsewhere, who);
};

/** After a right password its guess does not count, and the wrong ones before it from here neither. */
const forgetGuesses = async (
  { limits }: Backend,
  { id }: UserRow,
  { key }: Asker,
): Promise<void> => {
  await limits.forget(rateLimits.password, `${id} ${key}`);
  await limits.giveBack(rateLimits.passwordElsewhere, id);
};

/** Replaces a hash whose cost is not today's. */
const renewHash = async (
  { db, passwords }: Backend,
  { id }: UserRow,
  password: string,
): Promise<void> => {
  const passwordHash = await passwords.hash(password);
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
};

/**
 * Finds the account for a user name and password.
 * @throws ServiceError `UNAUTHORISED` with the header texts of section 8, `TOO_MANY_REQUESTS`
 */
export const checkPassword = async (
  backend: Backend,
  caller: Caller,
  { username, password }: { username: string; password: string },
  { address }: Pick<Client, 'address'>,
): Promise<UserRow> => {
  const user = await findAccount(backend.db, caller, username);
  const asker = await askerOf(backend, caller, user, address);
  await backend.limits.use(rateLimits.login, asker.key);
  const wait = await reserveGuess(backend, accountKey(user, username), asker);
  if (wait !== null) throw new ServiceError('UNAUTHORISED', texts.locked, { retryAfter: wait });
  const check = await backend.passwords.check(password, user?.passwordHash ?? null);
  if (!user || !check.isRight) throw new ServiceError('UNAUTHORISED', texts.wrong);
  await forgetGuesses(backend, user, asker);
  if (user.disabled) throw new ServiceError('UNAUTHORISED', texts.locked);
  if (check.isOutdated) await renewHash(backend, user, password);
  return user;
};

/**
 * Refuses a logged-in user who does not know the password of the account.
 * @throws ServiceError `PASSWORD_WRONG`, `TOO_MANY_REQUESTS`
 */
export const requirePassword = async (
  backend: Backend,
  user: UserRow,
  existingPassword: string,
  { address }: Pick<Client, 'address'>,
): Promise<void> => {
  const who = `${user.id} ${address}`;
  await backend.limits.use(rateLimits.password, who);
  const { isRight } = await backend.passwords.check(existingPassword, user.passwordHash);
  if (!isRight)
    throw new ServiceError('PASSWORD_WRONG', 'That isn’t your current password.', {
      fields: { existingPassword: 'That isn’t your current password.' },
    });
  await backend.limits.forget(rateLimits.password, who);
};
