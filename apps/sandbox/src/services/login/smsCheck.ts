import { RESET_PASSWORD_COUNTER } from '@foyer/domain';
import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import type { Caller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { createCode, findCode } from '../one-time-codes/oneTimeCodes';
import { hasProvedMobile } from '../one-time-codes/provedContact';
import { sites } from '../../db/schema/sites';
import { useMessage } from '../rate-limits/takeMessage';
import type { Client } from '../sessions/sessions';
import { hidePhone } from '../messages/hidePhone';
import { belongsTo } from '../sites/findSite';
import { say } from '../messages/say';

const NEXT_CODE_MS = RESET_PASSWORD_COUNTER * 1000;

/** Who asks for a code, and from where. */
interface Asking {
  caller: Caller;
  client: Client;
}

/** What the portal shows after a code was sent. */
export interface SmsCheck {
  /** The number with its middle digits hidden. */
  phoneNumber: string;
  /** Epoch milliseconds. */
  nextCodeCreationTime: number;
}

/**
 * Whether an account needs an SMS code to log in: if any venue where it works asks for codes, since
 * a session of one venue is good at all of them. Rule LOGIN-8.
 */
export const needsSmsCode = async ({ db }: Backend, user: UserRow): Promise<boolean> => {
  if (user.mobile === '') return false;
  const rows = await db.select().from(sites).where(eq(sites.customerCode, user.customerCode));
  return rows.some((site) => site.details.mfaViaSms && belongsTo(user, site));
};

const send = async (
  backend: Backend,
  user: UserRow,
  site: string,
  { caller, client }: Asking,
): Promise<number> => {
  const { id: accountId, mobile: to } = user;
  const from = client.address;
  const now = backend.clock.now();
  // A stranger can register with any number.
  const isOwner = hasProvedMobile(user);
  const { locationId } = user;
  const typed = isOwner ? null : ({ caller, client, channel: 'sms', locationId } as const);
  await useMessage(backend.limits, { purpose: 'log-in', to, from, accountId, isOwner, typed });
  const code = await createCode(backend.db, now, 'mfa', user.id, { to });
  await backend.messages.sendText(to, say('logInCode', { code, site }));
  return now + NEXT_CODE_MS;
};

/**
 * Sends a code by SMS, unless an earlier code is still valid. The response is the same in both
 * cases, so a user who closed the window can continue.
 */
export const startSmsCheck = async (
  backend: Backend,
  user: UserRow,
  site: string,
  asking: Asking,
): Promise<SmsCheck> => {
  const current = await findCode(backend.db, 'mfa', user.id);
  const stands = current !== null && current.expiresAt > backend.clock.now();
  const next = stands ? current.createdAt + NEXT_CODE_MS : await send(backend, user, site, asking);
  return { phoneNumber: hidePhone(user.mobile), nextCodeCreationTime: next };
};

/**
 * Sends another code after the waiting time.
 * @throws ServiceError `TOO_MANY_REQUESTS` with the seconds to wait
 */
export const resendSmsCode = async (
  backend: Backend,
  user: UserRow,
  site: string,
  asking: Asking,
): Promise<number> => {
  const current = await findCode(backend.db, 'mfa', user.id);
  const wait = current ? current.createdAt + NEXT_CODE_MS - backend.clock.now() : 0;
  if (wait > 0)
    throw new ServiceError(
      'TOO_MANY_REQUESTS',
      'We’ve just sent a code. Wait before you ask for another.',
      {
        retryAfter: wait / 1000,
      },
    );
  return send(backend, user, site, asking);
};
