import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Db } from '../../db/openDatabase';
import { users } from '../../db/schema/users';
import { ServiceError } from '../ServiceError';
import { rateLimits } from '../rate-limits/RateLimits';
import { findCode, hashCode, consumeCode, type CodeRow, type Recipient } from './oneTimeCodes';

const wrong = (code: 'CODE_WRONG' | 'UNAUTHORISED') =>
  new ServiceError(code, 'That code isn’t right. Check it and try again.');
/** One error for everything that is wrong with a reset code, so that it does not tell who has an account. */
export const wrongResetCode = (): ServiceError =>
  new ServiceError(
    'CODE_WRONG',
    'That code isn’t right, or it has expired. Check it or ask for a new one.',
  );
const expired = () => new ServiceError('CODE_EXPIRED', 'That code has expired. Ask for a new one.');

/**
 * The count that a guess belongs to. The network or device that asked for the code has its own, so that
 * strangers cannot use up the guesses of the person who waits for it.
 */
const counter = ({ id, requestedFrom }: CodeRow, asker: string): string =>
  `${id} ${asker === requestedFrom ? 'here' : 'elsewhere'}`;

/** A code that somebody types, and where it should have gone. */
interface SixDigitCode extends Recipient {
  purpose: 'mfa' | 'reset-sms' | 'change-mobile';
  code: string;
}

/** A code that is right, and where it went. */
export interface RightCode extends Recipient {
  id: string;
}

/**
 * Checks a code of six digits, and leaves it unused. A guess counts before it is checked; after five the
 * code is no longer good. Rule LOGIN-12.
 * @param asker the network, or the device where it has counts of its own
 * @param whenWrong error code for a wrong code
 * @throws ServiceError `CODE_EXPIRED`, or the code given
 */
export const findSixDigitCode = async (
  { db, clock, limits }: Backend,
  given: SixDigitCode,
  asker: string,
  whenWrong: 'CODE_WRONG' | 'UNAUTHORISED',
): Promise<RightCode> => {
  const { purpose, userId, to, code } = given;
  const isReset = purpose === 'reset-sms';
  const refusal = () => (isReset ? wrongResetCode() : wrong(whenWrong));
  const row = await findCode(db, purpose, userId);
  if (!row) throw refusal();
  const isRight = row.hash === hashCode(purpose, given, code);
  // A wrong guess must not tell that this account once asked for a code.
  if (row.expiresAt <= clock.now()) throw isRight ? expired() : refusal();
  const counted = counter(row, asker);
  if ((await limits.take(rateLimits.personalCode, counted)) !== null)
    throw isReset ? wrongResetCode() : expired();
  if (!isRight) throw refusal();
  // A right code is tried again where its password can't be hashed now.
  await limits.giveBack(rateLimits.personalCode, counted);
  return { id: row.id, userId, to };
};

/**
 * Consumes a code that was found to be right, which proves the number that it went to.
 * @throws ServiceError `CODE_EXPIRED`
 */
export const consumeSixDigitCode = async (
  db: Db,
  { id, userId, to }: RightCode,
  now: number,
): Promise<void> => {
  if (!(await consumeCode(db, id, now))) throw expired();
  await db.update(users).set({ provedMobile: to }).where(eq(users.id, userId));
};

/**
 * Checks a code of six digits and consumes it.
 * @throws ServiceError as `findSixDigitCode`
 */
export const checkSixDigitCode = async (
  backend: Backend,
  given: SixDigitCode,
  ...from: [asker: string, whenWrong: 'CODE_WRONG' | 'UNAUTHORISED']
): Promise<void> => {
  const row = await findSixDigitCode(backend, given, ...from);
  await consumeSixDigitCode(backend.db, row, backend.clock.now());
};
