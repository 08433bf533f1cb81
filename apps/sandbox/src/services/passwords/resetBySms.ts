import type { Backend } from '../Backend';
import { countedAs } from '../rate-limits/countedAs';
import { rateLimits } from '../rate-limits/RateLimits';
import { requireAll } from '../rate-limits/takeAll';
import type { Caller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import {
  findSixDigitCode,
  consumeSixDigitCode,
  type RightCode,
  wrongResetCode,
} from '../one-time-codes/checkSixDigitCode';
import { createCode } from '../one-time-codes/oneTimeCodes';
import { hasProvedMobile } from '../one-time-codes/provedContact';
import { askerOf } from '../login/askerOf';
import { findAccounts } from '../login/findAccount';
import type { Client } from '../sessions/sessions';
import { ownSession, replacePassword } from './changePassword';
import { isSpent, ownOf } from './resetMessages';
import { say } from '../messages/say';
import { senderAt } from '../messages/senderAt';
import { findSite } from '../sites/findSite';

const digits = (phone: string): string => phone.replace(/\D/g, '');

/**
 * Sends a code by SMS if the number is that of the account, outside the network one for each account of
 * the address. The response does not reveal whether it is. Rules PASS-1 and LOGIN-18.
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
  const counted = countedAs(caller, { address });
  await limits.use(rateLimits.codeRequest, counted);
  const { accounts, names } = await findAccounts(db, caller, email);
  const { key } = await askerOf(backend, caller, accounts[0] ?? null, address);
  // With number and asker, because a stranger must not keep the owner waiting for a code.
  await requireAll(
    limits,
    names.map((name) => [rateLimits.resetMessage, `sms ${name} ${digits(phoneNumber)} ${key}`]),
  );
  const reached = accounts.filter(({ mobile }) => digits(mobile) === digits(phoneNumber));
  backend.afterAnswer.run('Texting a reset code', async () => {
    for (const user of await ownOf(backend, reached, 'mobile')) {
      const asker = await askerOf(backend, caller, user, address);
      const { locationId } = user;
      const sender = { caller, client: { address }, channel: 'sms', locationId } as const;
      // A stranger can register with any number.
      const typed = hasProvedMobile(user) ? null : sender;
      if (await isSpent(backend, user, 'mobile', asker, typed)) continue;
      const requestedFrom = asker.key;
      const { mobile: to } = user;
      const code = await createCode(db, clock.now(), 'reset-sms', user.id, { to, requestedFrom });
      const { from: site } = senderAt(await findSite(db, user.locationId));
      await messages.sendText(to, say('resetCode', { code, site }));
    }
  });
};

/**
 * The account that a code was sent for, and the code; the guess counts for each account before it.
 * @throws ServiceError `CODE_WRONG`, `CODE_EXPIRED`
 */
const ownerOfCode = async (
  backend: Backend,
  accounts: readonly UserRow[],
  code: string,
  asker: string,
): Promise<{ user: UserRow; right: RightCode }> => {
  let refusal = wrongResetCode();
  for (const user of accounts) {
    const given = { purpose: 'reset-sms', userId: user.id, to: user.mobile, code } as const;
    try {
      return { user, right: await findSixDigitCode(backend, given, asker, 'CODE_WRONG') };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      // A code that was right says more.
      if (error.code === 'CODE_EXPIRED') refusal = error;
    }
  }
  throw refusal;
};

/**
 * Sets a new password with the code from the SMS. A user who is logged in stays so. Rule SES-30.
 *
 * @throws ServiceError `CODE_WRONG`, `CODE_EXPIRED`, `TOO_MANY_REQUESTS`, `UNAUTHORISED`
 */
export const resetPasswordBySms = async (
  backend: Backend,
  caller: Caller,
  { email, code, password }: { email: string; code: string; password: string },
  { address }: Client,
): Promise<void> => {
  const counted = `reset ${countedAs(caller, { address })}`;
  await backend.limits.use(rateLimits.code, counted);
  const { accounts } = await findAccounts(backend.db, caller, email);
  const { key } = await askerOf(backend, caller, accounts[0] ?? null, address);
  const { user, right } = await ownerOfCode(backend, accounts, code, key);
  // The code is right, even if its password can't be hashed now.
  await backend.limits.giveBack(rateLimits.code, counted);
  await replacePassword(backend, user, password, {
    ...ownSession(caller, user),
    first: async (tx) => {
      await consumeSixDigitCode(tx, right, backend.clock.now());
      return [];
    },
  });
};
