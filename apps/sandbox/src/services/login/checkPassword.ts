import { and, eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { countedAs } from '../rate-limits/countedAs';
import { rateLimits } from '../rate-limits/RateLimits';
import { giveBackAll, takeAll, requireAll, type Count } from '../rate-limits/takeAll';
import { users } from '../../db/schema/users';
import type { Caller, UserCaller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import type { PasswordCheck } from '../sessions/PasswordHashes';
import type { Client } from '../sessions/sessions';
import { askerOf, type Asker } from './askerOf';
import { findAccounts } from './findAccount';

const texts = { wrong: 'Bad credentials', locked: 'Your account is still disabled' } as const;

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

const locked = (retryAfter?: number): ServiceError =>
  new ServiceError('UNAUTHORISED', texts.locked, { retryAfter });

/** An account that a name may mean; null for a name without one. */
interface Candidate {
  user: UserRow | null;
  asker: Asker;
}

/** Checks a password, and says whether it is right and the hash's cost is today's. */
type Check = (user: UserRow | null) => Promise<PasswordCheck>;

/** The accounts that a password opens, up to the first that is not suspended. */
const opened = async (
  candidates: readonly Candidate[],
  mayCheck: (candidate: Candidate) => Promise<boolean>,
  check: Check,
): Promise<{ user: UserRow; isOutdated: boolean }[]> => {
  const right: { user: UserRow; isOutdated: boolean }[] = [];
  for (const candidate of candidates) {
    if (!(await mayCheck(candidate))) continue;
    const { user } = candidate;
    const { isRight, isOutdated } = await check(user);
    if (!user || !isRight) continue;
    right.push({ user, isOutdated });
    if (!user.disabled) break;
  }
  return right;
};

/**
 * Finds the account for a user name and password. Of several accounts with one address it is the first
 * that the password fits and that is not suspended. A guess counts for the name before it is checked, with an account
 * or without one. Guesses from new networks also have a count for all networks together. Rules LOGIN-10, LOGIN-11 and
 * LOGIN-18.
 * @throws ServiceError `UNAUTHORISED` with the header texts of errors.md, `TOO_MANY_REQUESTS`
 */
export const checkPassword = async (
  backend: Backend,
  caller: Caller,
  { username, password }: { username: string; password: string },
  { address }: Pick<Client, 'address'>,
): Promise<UserRow> => {
  const { limits, passwords } = backend;
  const from = countedAs(caller, { address });
  // Before anything is looked up, because that costs more than a refusal.
  await limits.use(rateLimits.login, from);
  const { accounts, names, realm } = await findAccounts(backend.db, caller, username);
  const candidates: Candidate[] = [];
  for (const user of accounts.length > 0 ? accounts : [null])
    candidates.push({ user, asker: await askerOf(backend, caller, user, address) });
  const key = candidates[0]?.asker.key ?? address;
  const isKnown = candidates.some(({ asker }) => asker.isKnown);
  const here = names.map((name): Count => [rateLimits.password, `${realm} ${name} ${key}`]);
  const elsewhere = names.map((name): Count => [rateLimits.passwordElsewhere, name]);
  const counted = isKnown ? [...here] : [...here, ...elsewhere];
  const refusal = await takeAll(limits, counted);
  if (refusal) throw locked(refusal.retryAfter);
  const giveBack = (): Promise<void> => giveBackAll(limits, counted);
  /**
   * Anybody can register another account with the same address, and that one makes no network known. So where a network is
   * known to such an account only, the guess counts for this account too. Rule LOGIN-18.
   */
  const mayCheck = async ({ user, asker }: Candidate): Promise<boolean> => {
    if (!user || !isKnown || asker.isKnown) return true;
    const count: Count = [rateLimits.passwordElsewhere, user.id];
    if ((await limits.take(...count)) !== null) return false;
    counted.push(count);
    return true;
  };
  const right = await opened(candidates, mayCheck, (user) =>
    checkOr(
      giveBack,
      passwords.check(password, user?.passwordHash ?? null, { counted: from, address }),
    ),
  );
  if (right.length === 0) throw new ServiceError('UNAUTHORISED', texts.wrong);
  await giveBack();
  // Outside the network a name may mean several accounts.
  // A person who knows the password of one account must get no more guesses at the others.
  if (realm !== null) for (const count of here) await limits.forget(...count);
  const found = right.find(({ user }) => !user.disabled);
  if (!found) throw locked();
  if (found.isOutdated) await renewHash(backend, found.user, password);
  return found.user;
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
  const here: Count = [rateLimits.password, `${user.id} ${session.id}`];
  const everywhere: Count = [rateLimits.passwordElsewhere, `${user.id} sessions`];
  await requireAll(limits, [here, everywhere]);
  const { isRight } = await checkOr(
    () => giveBackAll(limits, [here, everywhere]),
    passwords.check(existingPassword, user.passwordHash, { counted: address, address }),
  );
  if (!isRight)
    throw new ServiceError('PASSWORD_WRONG', 'That isn’t your current password.', {
      fields: { existingPassword: 'That isn’t your current password.' },
    });
  await limits.forget(...here);
  await limits.giveBack(...everywhere);
};
