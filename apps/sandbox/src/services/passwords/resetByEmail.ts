import { FRESH_LOG_IN } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { countedAs } from '../rate-limits/countedAs';
import { rateLimits } from '../rate-limits/RateLimits';
import { requireAll } from '../rate-limits/takeAll';
import type { Db } from '../../db/openDatabase';
import { users } from '../../db/schema/users';
import type { Caller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { createCode, findCodeByHash, hashCode } from '../one-time-codes/oneTimeCodes';
import { confirmAddress } from '../one-time-codes/confirmAddress';
import { hasSetPasswordByMail } from '../one-time-codes/provedContact';
import { needsSmsCode } from '../login/smsCheck';
import { askerOf } from '../login/askerOf';
import { readUser } from '../login/readUser';
import { accountName, findAccounts } from '../login/findAccount';
import { findSite } from '../sites/findSite';
import { hasLoggedInFrom, type Client, type SessionRow } from '../sessions/sessions';
import { ownSession, replacePassword } from './changePassword';
import { isSpent, ownOf } from './resetMessages';
import { senderAt } from '../messages/senderAt';
import { greeting, say } from '../messages/say';
import { findKey, renewKey } from '../network-keys/networkKey';
import { portalAddress } from '../sites/portalAddress';

/**
 * Mails a user a link that sets a password, to the address that the account has now.
 * @param isOneOfSeveral names the site of the account
 */
export const mailResetLink = async (
  backend: Backend,
  user: UserRow,
  isOneOfSeveral = false,
): Promise<void> => {
  const { db, clock, messages, publicUrl } = backend;
  const code = await createCode(db, clock.now(), 'reset-email', user.id);
  const { email } = await readUser(backend, user);
  const site = await findSite(db, user.locationId);
  const { from } = senderAt(site);
  await messages.sendMail({
    to: email,
    ...senderAt(site),
    subject: say('choosePassword'),
    paragraphs: [
      greeting(user),
      ...(isOneOfSeveral ? [say('resetAccountAt', { site: from })] : []),
      say('resetText'),
    ],
    action: {
      label: say('choosePassword'),
      url: portalAddress(publicUrl, '/password-reset', { code }),
    },
  });
};

/**
 * Mails a link that resets the password, outside the network one for each account of the address. The
 * response does not reveal whether there is one. Rules PASS-1 and LOGIN-18.
 *
 * @throws ServiceError `TOO_MANY_REQUESTS` within two minutes of the asker's last request
 */
export const requestResetEmail = async (
  backend: Backend,
  caller: Caller,
  email: string,
  { address }: Client,
): Promise<void> => {
  const { db, limits } = backend;
  await limits.use(rateLimits.codeRequest, countedAs(caller, { address }));
  const { accounts, names } = await findAccounts(db, caller, email);
  const [first = null, other] = accounts;
  const { key } = await askerOf(backend, caller, first, address);
  await requireAll(
    limits,
    names.map((name) => [rateLimits.resetMessage, `email ${name} ${key}`]),
  );
  backend.afterAnswer.run('Mailing a reset link', async () => {
    for (const user of await ownOf(backend, accounts, 'email')) {
      const asker = await askerOf(backend, caller, user, address);
      if (await isSpent(backend, user, 'email', asker)) continue;
      await mailResetLink(backend, user, other !== undefined);
    }
  });
};

/**
 * Refuses a change of who owns an account without a password, unless the user has just logged in, and
 * mails the owner a link to choose a password. Rule PREF-8.
 * @throws ServiceError `PASSWORD_WRONG`
 */
export const requireFreshLogIn = async (
  backend: Backend,
  user: UserRow,
  { realCreatedAt }: SessionRow,
  { address: key }: Client,
): Promise<void> => {
  const { clock, limits } = backend;
  if (clock.realNow() - realCreatedAt < FRESH_LOG_IN) return;
  const isSent =
    (await limits.take(rateLimits.resetMessage, `email ${accountName(user)} ${key}`)) === null &&
    !(await isSpent(backend, user, 'email', {
      key,
      isKnown: await hasLoggedInFrom(backend, user.id, key),
    }));
  if (isSent) await mailResetLink(backend, user);
  throw new ServiceError(
    'PASSWORD_WRONG',
    `To change this, choose a password for your account first. ${
      isSent
        ? 'We’ve sent a link for that to your email address.'
        : 'Use the last link that we sent to your email address.'
    }`,
  );
};

/**
 * Whether a stranger may have registered with another person's address, whose number would open the account
 * again. Where log-in asks for codes by SMS the number stays, so that a mailbox alone opens no account.
 */
const mayBeStrangers = async (backend: Backend, user: UserRow): Promise<boolean> =>
  !(await hasSetPasswordByMail(backend.db, user)) && !(await needsSmsCode(backend, user));

/**
 * Sets a new password with the code from the mail. A user who is logged in stays so. Rules PASS-4 and SES-30.
 *
 * @throws ServiceError `CODE_WRONG`, `CODE_EXPIRED`, `TOO_MANY_REQUESTS`, `UNAUTHORISED`
 */
export const resetPasswordByEmail = async (
  backend: Backend,
  caller: Caller,
  { code, password }: { code: string; password: string },
  client: Client,
): Promise<void> => {
  const counted = `reset ${countedAs(caller, client)}`;
  await backend.limits.use(rateLimits.code, counted);
  const { db, clock } = backend;
  const row = await findCodeByHash(db, hashCode('reset-email', null, code));
  if (!row?.userId || row.purpose !== 'reset-email')
    throw new ServiceError('CODE_WRONG', 'This link isn’t right. Ask for a new one.');
  const spent = new ServiceError('CODE_EXPIRED', 'This link has expired. Ask for a new one.');
  if (row.usedAt !== null || row.expiresAt <= clock.now()) throw spent;
  const [user] = await db.select().from(users).where(eq(users.id, row.userId));
  if (!user) throw spent;
  // The code is right, even if its password can't be hashed now.
  await backend.limits.giveBack(rateLimits.code, counted);
  const isDoubtful = await mayBeStrangers(backend, user);
  const first = async (tx: Db): Promise<string[]> => {
    // This also helps users whose confirmation link has expired.
    const removed = isDoubtful ? { mobile: '' } : {};
    if (!(await confirmAddress(tx, user, row, clock.now(), removed))) throw spent;
    // A stranger's devices would stay in the owner's network. Here, because before, the stranger could still read the new one.
    const key = isDoubtful ? await findKey(tx, user.id) : null;
    if (key) await renewKey({ db: tx, clock }, user);
    return [
      ...(isDoubtful && user.mobile !== '' ? [say('passwordNumberRemoved')] : []),
      ...(key ? [say('passwordKeyRenewed')] : []),
    ];
  };
  await replacePassword(backend, user, password, { ...ownSession(caller, user), first });
};
