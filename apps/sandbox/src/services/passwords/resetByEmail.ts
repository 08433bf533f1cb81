import { and, eq, isNull } from 'drizzle-orm';
import type { Backend } from '../../backend/Backend';
import { rateLimits } from '../../backend/RateLimits';
import { users } from '../../db/schema/users';
import type { Caller } from '../../http/Caller';
import { Refusal } from '../../http/Refusal';
import { createCode, findCode, findCodeByHash, hashCode, useCode } from '../codes/codes';
import { findAccount } from '../login/findAccount';
import { findSite } from '../sites/findSite';
import { setPassword } from './changePassword';
import { oneRecovery, wasJustSent } from './oneRecovery';

/**
 * Mails a link that resets the password. Whoever asks learns nothing about whether there is an
 * account. Specification, section 7.
 *
 * @throws Refusal `TOO_MANY_REQUESTS` within two minutes of the last one
 */
export const requestResetEmail = async (
  backend: Backend,
  caller: Caller,
  email: string,
): Promise<void> => {
  backend.limits.use(rateLimits.codeRequest, caller.mac ?? email.toLowerCase());
  backend.limits.use(
    oneRecovery,
    `reset-email ${caller.claims.location_id} ${email.toLowerCase()}`,
  );
  const { db, clock, messages, publicUrl } = backend;
  const user = await findAccount(db, caller, email);
  if (!user) return;
  if (wasJustSent(await findCode(db, 'reset-email', user.id), clock.now())) return;
  const code = await createCode(db, clock.now(), 'reset-email', user.id);
  const site = await findSite(db, user.locationId);
  await messages.sendMail({
    to: user.email,
    from: site?.details.name ?? 'Foyer Wi-Fi',
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${user.firstName || 'there'},`,
      'Somebody, probably you, asked for a new password. The link is good for one hour and works once. If it was not you, do nothing: your password stays as it is.',
    ],
    action: {
      label: 'Choose a new password',
      url: `${publicUrl}/v2/#/password-reset?code=${code}`,
    },
  });
};

/**
 * Sets a new password with the code from the mail.
 *
 * @throws Refusal `CODE_WRONG`, `CODE_EXPIRED`, `TOO_MANY_REQUESTS`
 */
export const resetPasswordByEmail = async (
  backend: Backend,
  caller: Caller,
  { code, password }: { code: string; password: string },
  address: string,
): Promise<void> => {
  backend.limits.use(rateLimits.code, `reset ${caller.mac ?? address}`);
  const { db, clock } = backend;
  const row = await findCodeByHash(db, hashCode('reset-email', null, code));
  if (!row?.userId || row.purpose !== 'reset-email')
    throw new Refusal('CODE_WRONG', 'This link is not right. Please ask for a new one.');
  const spent = new Refusal(
    'CODE_EXPIRED',
    'This link is no longer good. Please ask for a new one.',
  );
  if (row.usedAt !== null || row.expiresAt <= clock.now()) throw spent;
  if (!(await useCode(db, row.id, clock.now()))) throw spent;
  await setPassword(backend, row.userId, password);
  // Whoever has read the mail has the address: the way out for those whose first link grew too old.
  await db
    .update(users)
    .set({ verifiedAt: clock.now() })
    .where(and(eq(users.id, row.userId), isNull(users.verifiedAt)));
};
