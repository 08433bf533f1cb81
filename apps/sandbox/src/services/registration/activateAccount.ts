import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { countedWide } from '../rate-limits/countedAs';
import { rateLimits } from '../rate-limits/RateLimits';
import type { Db } from '../../db/openDatabase';
import { users } from '../../db/schema/users';
import type { Caller, UserRow } from '../Caller';
import { ServiceError, fieldError } from '../ServiceError';
import {
  findCode,
  findCodeByHash,
  hashCode,
  hasLivedOut,
  lastUse,
  consumeCode,
  type CodeRow,
} from '../one-time-codes/oneTimeCodes';
import { hasProved } from '../one-time-codes/provedContact';
import { confirmAddress } from '../one-time-codes/confirmAddress';
import type { Client } from '../sessions/sessions';
import { applyContactChange } from './changeContact';
import { replacePassword, setPassword } from '../passwords/changePassword';

/** The code of a letter or of a link that confirms an address, used or not. */
export const findActivation = async ({ db }: Backend, code: string): Promise<CodeRow | null> =>
  (await findCodeByHash(db, hashCode('activate', null, code))) ??
  (await findCodeByHash(db, hashCode('verify-email', null, code))) ??
  (await findCodeByHash(db, hashCode('change-email', null, code)));

const ownerOf = async ({ db }: Backend, { userId }: CodeRow): Promise<UserRow> => {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, userId ?? ''));
  if (!user) throw wrong();
  return user;
};

const wrong = () =>
  new ServiceError('CODE_WRONG', 'That code isn’t right. Check it and try again.');
const used = () => new ServiceError('ALREADY_ACTIVATED', 'You’ve already used this code. Log in.');

const dropped = () =>
  new ServiceError(
    'CHANGE_DROPPED',
    'Your account keeps its old email address. You cancelled this change, or chose a new password before you opened the link.',
  );

/** Why a code that has expired is refused: a link may have been replaced by one that was mailed later. */
const refusalOf = async (
  { db, clock }: Backend,
  row: CodeRow,
  user: UserRow,
): Promise<ServiceError> => {
  const { purpose, createdAt } = row;
  if (purpose === 'verify-email' && user.verifiedAt !== null) return used();
  const newest = purpose === 'activate' ? null : await findCode(db, purpose, user.id);
  if (newest && newest.createdAt > createdAt && newest.expiresAt > clock.now())
    return new ServiceError(
      'CODE_REPLACED',
      'We’ve sent you a newer link since. Open the newest email from us.',
    );
  if (purpose === 'change-email' && user.pendingEmail === null && !hasLivedOut(row)) {
    const changedAt = await lastUse(db, user.id, ['change-email']);
    return changedAt !== null && changedAt > createdAt ? used() : dropped();
  }
  return new ServiceError('CODE_EXPIRED', 'This code has expired. Ask for a new one.');
};

/** The password that the code sets; null if it sets none. */
const passwordFor = (row: CodeRow, user: UserRow, password?: string): string | null => {
  if (row.purpose !== 'activate') return null;
  if (password === undefined && user.passwordHash === null)
    throw fieldError('password', 'Choose a password.');
  return password ?? null;
};

/**
 * Activates an account by the code from a letter, an email or a reception desk, or confirms an
 * email address. Rule REG-6.
 *
 * @throws ServiceError `CODE_WRONG`, `CODE_EXPIRED`, `CODE_REPLACED`, `CHANGE_DROPPED`, `ALREADY_ACTIVATED`,
 * `EMAIL_TAKEN`, `VALIDATION`
 */
export const activateAccount = async (
  backend: Backend,
  caller: Caller,
  given: { activationCode: string; password?: string | undefined },
  client: Client,
): Promise<UserRow> => {
  // A code from a letter is good for weeks, and one person may have thousands of networks to try codes from.
  const counted = `activate ${countedWide(caller, client)}`;
  await backend.limits.use(rateLimits.code, counted);
  const { db, clock } = backend;
  const row = await findActivation(backend, given.activationCode);
  if (!row) throw wrong();
  if (row.usedAt !== null) throw used();
  const user = await ownerOf(backend, row);
  if (row.expiresAt <= clock.now()) throw await refusalOf(backend, row, user);
  // The code is right, even if its password can't be hashed now.
  await backend.limits.giveBack(rateLimits.code, counted);
  const password = passwordFor(row, user, given.password);
  const now = clock.now();
  // Using the code proves the new one.
  const isProved = await hasProved(db, user, 'email');
  // A new address is confirmed when it replaces the old one.
  const isChange = row.purpose === 'change-email';
  const use = async (tx: Db): Promise<readonly string[]> => {
    const consume = isChange ? consumeCode(tx, row.id, now) : confirmAddress(tx, user, row, now);
    if (!(await consume)) throw used();
    return [];
  };
  if (password === null) await db.transaction(use);
  else if (user.passwordHash === null)
    await setPassword(backend, user.id, password, { first: use });
  else await replacePassword(backend, user, password, { first: use });
  return isChange ? applyContactChange(backend, user, 'email', isProved) : user;
};
