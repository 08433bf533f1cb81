import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import type { Backend } from '../Backend';
import type { Caller, UserRow } from '../Caller';
import { fieldError } from '../ServiceError';
import { askerOf } from '../login/askerOf';
import { accountName, findAccounts } from '../login/findAccount';
import { readUser } from '../login/readUser';
import { hashCode } from '../one-time-codes/oneTimeCodes';
import { ownOf } from '../passwords/resetMessages';
import { countedAs } from '../rate-limits/countedAs';
import { rateLimits } from '../rate-limits/RateLimits';
import { requireAll } from '../rate-limits/takeAll';
import { takeMessage } from '../rate-limits/takeMessage';
import type { Client } from '../sessions/sessions';
import { findSite } from '../sites/findSite';
import { findActivation } from './activateAccount';
import { makeEmailLink } from './changeContact';
import { makeConfirmation } from './sendConfirmation';

interface Named {
  activationCode?: string | undefined;
  email?: string | undefined;
}

/** A user, and the address of theirs that waits for its confirmation. */
interface Waiting {
  user: UserRow;
  waits: 'email' | 'pendingEmail';
}

/** Those who may get another link. `counted` is what the wait counts for, even if nobody is found. */
interface Found {
  waiting: readonly Waiting[];
  counted: readonly string[];
}

const findByCode = async (backend: Backend, given: string): Promise<Found> => {
  const row = await findActivation(backend, given);
  // The counts must not keep a letter's code, which still works, as text.
  const counted = [hashCode('activate', null, given)];
  // A code from a letter or a reception desk is not mailed again.
  if (!row?.userId || row.purpose === 'activate') return { waiting: [], counted };
  const [user] = await backend.db.select().from(users).where(eq(users.id, row.userId));
  const waits = row.purpose === 'change-email' ? 'pendingEmail' : 'email';
  return user
    ? { waiting: [{ user, waits }], counted: [accountName(user)] }
    : { waiting: [], counted };
};

const findByEmail = async (backend: Backend, caller: Caller, email: string): Promise<Found> => {
  const named = await findAccounts(backend.db, caller, email);
  const accounts = await ownOf(backend, named.accounts, 'email');
  return {
    // The operator's letter or desk activates an account that has no password.
    waiting: accounts
      .filter(({ passwordHash }) => passwordHash !== null)
      .map((user) => ({ user, waits: 'email' })),
    counted: named.names,
  };
};

/** Sends the link again if the address still waits and no limit refuses it; the last link else keeps working. */
const send = async (
  backend: Backend,
  caller: Caller,
  { user, waits }: Waiting,
  client: Client,
): Promise<void> => {
  const site = await findSite(backend.db, user.locationId);
  const to = user[waits];
  if (!site || to === null) return;
  if (waits === 'email' && !(site.details.features.email_activation && user.verifiedAt === null))
    return;
  const { key: from } = await askerOf(backend, caller, user, client.address);
  const refusal = await takeMessage(backend.limits, {
    purpose: 'new email',
    to,
    from,
    accountId: null,
    isOwner: false,
    typed: { caller, client, channel: 'email', locationId: user.locationId },
  });
  if (refusal) return;
  // A link must not confirm an address that it was not sent to, so the address does not change meanwhile.
  const mail = await backend.withLock(`account:${user.id}`, async () => {
    const current = await readUser(backend, user);
    if (current[waits] !== to) return null;
    return waits === 'email'
      ? makeConfirmation(backend, site, current)
      : makeEmailLink(backend, site, current, to);
  });
  await mail?.();
};

/**
 * Mails another link that confirms an address, to a visitor who has only the earlier link or the address. The
 * answer does not reveal whether one is sent. Rule REG-4.
 *
 * @throws ServiceError `TOO_MANY_REQUESTS` within two minutes of the asker's last request; `VALIDATION`
 */
export const resendConfirmation = async (
  backend: Backend,
  caller: Caller,
  { activationCode, email }: Named,
  client: Client,
): Promise<void> => {
  const { limits } = backend;
  if (activationCode === undefined && email === undefined)
    throw fieldError('email', 'This is required.');
  await limits.use(rateLimits.codeRequest, countedAs(caller, client));
  const { waiting, counted } =
    activationCode === undefined
      ? await findByEmail(backend, caller, email ?? '')
      : await findByCode(backend, activationCode);
  const [only = null, other] = waiting;
  const user = other ? null : (only?.user ?? null);
  const { key } = await askerOf(backend, caller, user, client.address);
  await requireAll(
    limits,
    counted.map((name) => [rateLimits.resetMessage, `confirmation ${name} ${key}`]),
  );
  backend.afterAnswer.run('Mailing a confirmation link', async () => {
    for (const each of waiting) await send(backend, caller, each, client);
  });
};
