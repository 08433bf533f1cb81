import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { countedAs } from '../rate-limits/countedAs';
import { rateLimits } from '../rate-limits/RateLimits';
import { users } from '../../db/schema/users';
import type { Caller, UserCaller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import type { PasswordCheck } from '../sessions/PasswordHashes';
import type { Client } from '../sessions/sessions';
import { askerOf, type Asker } from './askerOf';
import { accountKey, findAccounts } from './findAccount';

const texts = { wrong: 'Bad credentials', locked: 'Your account is still disabled' } as const;

/** A guess of the password of one account, or of a name without one. */
interface Guess {
  user: UserRow | null;
  asker: Asker;
  /** The seconds to wait, where the password was not checked; otherwise null. */
  wait: number | null;
  check: PasswordCheck | null;
}

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
  { key, isKnown }: Asker,
): Promise<void> => {
  await limits.forget(rateLimits.password, `${id} ${key}`);
  if (!isKnown) await limits.giveBack(rateLimits.passwordElsewhere, id);
};

/** Gives back what `reserveGuess` counted. */
const giveBackGuess = async (
  { limits }: Backend,
  who: string,
  { key, isKnown }: Asker,
): Promise<void> => {
  await limits.giveBack(rateLimits.password, `${who} ${key}`);
  if (!isKnown) await limits.giveBack(rateLimits.passwordElsewhere, who);
};

/** Takes back a wrong guess whose password was right for another account of the same address. */
const takeBackGuess = async (backend: Backend, { user, asker, check }: Guess): Promise<void> => {
  if (user && check) await giveBackGuess(backend, user.id, asker);
};

/** Checks a password. If many people log in, and it can't be checked now, it doesn't count as a guess. */
const checkOr = async (
  giveBack: () => Promise<void>,
  check: Promise<PasswordCheck>,
): Promise<PasswordCheck> =>
  check.catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });

/** Replaces a hash whose cost is not today's, unless the password has changed meanwhile. */
const renewHash = async (
  { db, passwords }: Backend,
  { id, passwordHash: outdated }: UserRow,
  password: string,
): Promise<void> => {
  const passwordHash = await passwords.hash(password, { counted: id });
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, outdated ?? '')));
};

const refusal = (guesses: readonly Guess[]): ServiceError => {
  const waits = guesses.flatMap(({ wait }) => wait ?? []);
  return waits.length === guesses.length
    ? new ServiceError('UNAUTHORISED', texts.locked, { retryAfter: Math.min(...waits) })
    : new ServiceError('UNAUTHORISED', texts.wrong);
};

/**
 * Finds the account for a user name and password. Of several accounts with one address it is the first
 * that the password fits and that is not suspended. Rule LOGIN-18.
 * @throws ServiceError `UNAUTHORISED` with the header texts of section 8, `TOO_MANY_REQUESTS`
 */
export const checkPassword = async (
  backend: Backend,
  caller: Caller,
  { username, password }: { username: string; password: string },
  { address }: Pick<Client, 'address'>,
): Promise<UserRow> => {
  const from = countedAs(caller, { address });
  // Before anything is looked up, because that costs more than a refusal.
  await backend.limits.use(rateLimits.login, from);
  const accounts = await findAccounts(backend.db, caller, username);
  const wrong: Guess[] = [];
  let isLocked = false;
  for (const user of accounts.length > 0 ? accounts : [null]) {
    const asker = await askerOf(backend, caller, user, address);
    const wait = await reserveGuess(backend, accountKey(user, username), asker);
    const check =
      wait === null
        ? await checkOr(
            () => giveBackGuess(backend, accountKey(user, username), asker),
            backend.passwords.check(password, user?.passwordHash ?? null, {
              counted: from,
              address,
            }),
          )
        : null;
    if (!user || !check?.isRight) {
      wrong.push({ user, asker, wait, check });
      continue;
    }
    await forgetGuesses(backend, user, asker);
    if (user.disabled) {
      isLocked = true;
      continue;
    }
    for (const guess of wrong) await takeBackGuess(backend, guess);
    if (check.isOutdated) await renewHash(backend, user, password);
    return user;
  }
  if (!isLocked) throw refusal(wrong);
  for (const guess of wrong) await takeBackGuess(backend, guess);
  throw new ServiceError('UNAUTHORISED', texts.locked);
};

/**
 * Refuses a logged-in user who does not know the password of the account. Who holds a session can come from many networks,
 * and can start more sessions with links, so guesses count for the session and for all of the account's. Rule LOGIN-10.
 * @throws ServiceError `PASSWORD_WRONG`, `TOO_MANY_REQUESTS`
 */
export const requirePassword = async (
  { limits, passwords }: Backend,
  { user, session }: Pick<UserCaller, 'user' | 'session'>,
  existingPassword: string,
  { address }: Pick<Client, 'address'>,
): Promise<void> => {
  const here = `${user.id} ${session.id}`;
  const everywhere = `${user.id} sessions`;
  await limits.use(rateLimits.password, here);
  await limits.use(rateLimits.passwordElsewhere, everywhere);
  const { isRight } = await checkOr(
    async () => {
      await limits.giveBack(rateLimits.password, here);
      await limits.giveBack(rateLimits.passwordElsewhere, everywhere);
    },
    passwords.check(existingPassword, user.passwordHash, { counted: address, address }),
  );
  if (!isRight)
    throw new ServiceError('PASSWORD_WRONG', 'That isn’t your current password.', {
      fields: { existingPassword: 'That isn’t your current password.' },
    });
  await limits.forget(rateLimits.password, here);
  await limits.giveBack(rateLimits.passwordElsewhere, everywhere);
};
