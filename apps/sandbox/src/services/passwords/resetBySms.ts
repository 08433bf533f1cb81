import type { Backend } from '../Backend';
import { rateLimits } from '../rate-limits/RateLimits';
import type { Caller } from '../Caller';
import { checkSixDigitCode, wrongResetCode } from '../one-time-codes/checkSixDigitCode';
import { createCode } from '../one-time-codes/oneTimeCodes';
import { askerOf } from '../login/askerOf';
import { accountKey, findAccount } from '../login/findAccount';
import type { Client } from '../sessions/sessions';
import { replacePassword } from './changePassword';
import { isSpent } from './resetMessages';
import { say } from '../messages/say';
import { senderAt } from '../messages/senderAt';
import { findSite } from '../sites/findSite';

const digits = (phone: string): string => phone.replace(/\D/g, '');

/**
 * Sends a code by SMS if the number is that of the account. The response does not reveal whether it
 * is. Rule PASS-1.
 *
 * @throws ServiceError `TOO_MANY_REQUESTS` within two minutes of the asker's last request
 */
export const requestResetSms = async (
  backend: Backend,
  caller: Caller,
  { email, phoneNumber }: { email: string; phoneNumber: string },
  { address }: Client,
): Promise<void> => {
  const { db, clock, limits, messages } = backend;
  const user = await findAccount(db, caller, email);
  const asker = await askerOf(backend, caller, user, address);
  await limits.use(rateLimits.codeRequest, asker.key);
  // With number and asker, because a stranger must not keep the owner waiting for a code.
  const asked = `sms ${accountKey(user, email)} ${digits(phoneNumber)} ${asker.key}`;
  await limits.use(rateLimits.resetMessage, asked);
  if (!user || digits(user.mobile) !== digits(phoneNumber)) return;
  if (await isSpent(backend, user, 'mobile', asker)) return;
  const requestedFrom = asker.key;
  const code = await createCode(db, clock.now(), 'reset-sms', user.id, { requestedFrom });
  const { from: site } = senderAt(await findSite(db, user.locationId));
  await messages.sendText(user.mobile, say('resetCode', { code, site }));
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
  { address }: Client,
): Promise<void> => {
  const user = await findAccount(backend.db, caller, email);
  const { key } = await askerOf(backend, caller, user, address);
  const counted = `reset ${key}`;
  await backend.limits.use(rateLimits.code, counted);
  if (!user) throw wrongResetCode();
  const given = { purpose: 'reset-sms', userId: user.id, code } as const;
  await checkSixDigitCode(backend, given, key, 'CODE_WRONG');
  await backend.limits.giveBack(rateLimits.code, counted);
  await replacePassword(backend, user, password);
};
