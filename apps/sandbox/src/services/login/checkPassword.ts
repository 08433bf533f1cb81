import { eq, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { rateLimits } from '../rate-limits/RateLimits';
import { users } from '../../db/schema/users';
import type { Caller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { isPasswordRight } from '../sessions/hashPassword';
import { findAccount } from './findAccount';

/** How many wrong passwords in a row lock an account, and for how long, in milliseconds. */
const FAILURES_TO_LOCK = 5;
const LOCK_MS = 15 * 60_000;

const texts = { wrong: 'Bad credentials', locked: 'Your account is still disabled' } as const;

const countFailure = async ({ db, clock }: Backend, user: UserRow): Promise<void> => {
  await db
    .update(users)
    .set({
      failedLogins: sql`${users.failedLogins} + 1`,
      lockedUntil: sql`case when ${users.failedLogins} + 1 >= ${FAILURES_TO_LOCK}
        then ${clock.now() + LOCK_MS}::bigint else ${users.lockedUntil} end`,
    })
    .where(eq(users.id, user.id));
};

const forgetFailures = async ({ db }: Backend, user: UserRow): Promise<void> => {
  if (user.failedLogins === 0 && user.lockedUntil === null) return;
  await db.update(users).set({ failedLogins: 0, lockedUntil: null }).where(eq(users.id, user.id));
};

/** Whether the account is locked; an expired lock is removed. */
const isLocked = async (backend: Backend, user: UserRow): Promise<boolean> => {
  if (user.disabled) return true;
  if (user.lockedUntil === null) return false;
  if (user.lockedUntil > backend.clock.now()) return true;
  await forgetFailures(backend, user);
  return false;
};

/**
 * Finds the account for a user name and password.
 * @throws ServiceError `UNAUTHORISED` with the header texts of section 8, `TOO_MANY_REQUESTS`
 */
export const checkPassword = async (
  backend: Backend,
  caller: Caller,
  credentials: { username: string; password: string },
  address: string,
): Promise<UserRow> => {
  backend.limits.use(rateLimits.loginByAddress, address);
  backend.limits.use(rateLimits.loginByName, credentials.username.toLowerCase());
  const user = await findAccount(backend.db, caller, credentials.username);
  if (user && (await isLocked(backend, user))) throw new ServiceError('UNAUTHORISED', texts.locked);
  const right = await isPasswordRight(credentials.password, user?.passwordHash ?? null);
  if (!user || !right) {
    if (user) await countFailure(backend, user);
    throw new ServiceError('UNAUTHORISED', texts.wrong);
  }
  await forgetFailures(backend, user);
  return user;
};
