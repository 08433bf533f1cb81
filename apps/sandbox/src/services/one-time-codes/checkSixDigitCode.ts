import type { Backend } from '../Backend';
import { ServiceError } from '../ServiceError';
import { countAttempt, findCode, hashCode, MAX_ATTEMPTS, consumeCode } from './oneTimeCodes';

const wrong = (code: 'CODE_WRONG' | 'UNAUTHORISED') =>
  new ServiceError(code, 'The code is not right. Please check it and try again.');
const expired = () =>
  new ServiceError('CODE_EXPIRED', 'The code is no longer good. Please ask for a new one.');

/**
 * Checks a code of six digits and consumes it. Five wrong guesses invalidate it.
 * @param whenWrong error code for a wrong code
 * @throws ServiceError `CODE_EXPIRED`, or the code given
 */
export const checkSixDigitCode = async (
  { db, clock }: Backend,
  purpose: 'mfa' | 'reset-sms',
  userId: string,
  code: string,
  whenWrong: 'CODE_WRONG' | 'UNAUTHORISED',
): Promise<void> => {
  const row = await findCode(db, purpose, userId);
  if (!row) throw wrong(whenWrong);
  if (row.expiresAt <= clock.now() || row.attempts >= MAX_ATTEMPTS) throw expired();
  if (row.hash !== hashCode(purpose, userId, code)) {
    await countAttempt(db, row.id);
    throw wrong(whenWrong);
  }
  if (!(await consumeCode(db, row.id, clock.now()))) throw expired();
};
