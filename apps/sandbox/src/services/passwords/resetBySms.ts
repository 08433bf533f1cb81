import type { Backend } from '../Backend';
import { rateLimits } from '../rate-limits/RateLimits';
import type { Caller } from '../Caller';
import { ServiceError } from '../ServiceError';
import { checkSixDigitCode } from '../one-time-codes/checkSixDigitCode';
import { createCode, findCode } from '../one-time-codes/oneTimeCodes';
import { findAccount } from '../login/findAccount';
import { setPassword } from './changePassword';
import { resetMessageLimit, wasJustSent } from './resetMessageLimit';

const digits = (phone: string): string => phone.replace(/\D/g, '');

/**
 * Sends a code by SMS if the number is that of the account. The response does not reveal whether it
 * is. Rule PASS-1.
 *
 * @throws ServiceError `TOO_MANY_REQUESTS` within two minutes of the last message
 */
export const requestResetSms = async (
  backend: Backend,
  caller: Caller,
  { email, phoneNumber }: { email: string; phoneNumber: string },
): Promise<void> => {
  backend.limits.use(rateLimits.codeRequest, caller.mac ?? email.toLowerCase());
  backend.limits.use(
    resetMessageLimit,
    `reset-sms ${caller.claims.location_id} ${email.toLowerCase()}`,
  );
  const { db, clock, messages } = backend;
  const user = await findAccount(db, caller, email);
  if (!user || digits(user.mobile) !== digits(phoneNumber)) return;
  if (wasJustSent(await findCode(db, 'reset-sms', user.id), clock.now())) return;
  const code = await createCode(db, clock.now(), 'reset-sms', user.id);
  await messages.sendText(
    user.mobile,
    `${code} lets you choose a new password. It is good for 10 minutes. If you did not ask, ignore this.`,
  );
};

/**
 * Sets a new password with the code from the SMS.
 *
 * @throws ServiceError `CODE_WRONG`, `CODE_EXPIRED`, `TOO_MANY_REQUESTS`
 */
export const resetPasswordBySms = async (
  backend: Backend,
  caller: Caller,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<void> => {
  backend.limits.use(rateLimits.code, `sms ${email.toLowerCase()}`);
  const user = await findAccount(backend.db, caller, email);
  if (!user)
    throw new ServiceError('CODE_WRONG', 'The code is not right. Please check it and try again.');
  await checkSixDigitCode(backend, 'reset-sms', user.id, code, 'CODE_WRONG');
  await setPassword(backend, user.id, password);
};
