import { isNewContact, RESET_PASSWORD_COUNTER } from '@foyer/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { isUniqueViolation } from '../../db/isUniqueViolation';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { createCode, expireCodes, findCode } from '../one-time-codes/oneTimeCodes';
import { requirePassword } from '../login/checkPassword';
import { rateLimits } from '../rate-limits/RateLimits';
import { notFound, ServiceError } from '../ServiceError';
import type { Client } from '../sessions/sessions';
import type { SiteRow } from '../sites/findSite';
import { requireAllowedDomain } from './checkRegistration';
import { emailTaken } from './registerUser';
import { sendConfirmation } from './sendConfirmation';
import { senderAt } from '../messages/senderAt';
import { greeting, say } from '../messages/say';
import { tellOwner } from '../messages/tellOwner';
import { portalAddress } from '../sites/portalAddress';

const NEXT_CODE_MS = RESET_PASSWORD_COUNTER * 1000;

/** A new email address and a new number, and the password that allows them. */
export interface ContactChange {
  email?: string | undefined;
  mobile?: string | undefined;
  existingPassword?: string | undefined;
}

type Columns = Partial<Pick<UserRow, 'email' | 'mobile' | 'pendingEmail' | 'pendingMobile'>>;

/** The columns that change at once, and the messages to send after they are written. */
export interface ContactResult {
  columns: Columns;
  send: ((user: UserRow) => Promise<void>)[];
}

const isSameEmail = (one: string | null, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

const requireFree = async ({ db }: Backend, user: UserRow, email: string): Promise<void> => {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.realm, user.realm),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        ne(users.id, user.id),
      ),
    );
  if (other) throw emailTaken();
};

const sendEmailLink = async (
  { db, clock, limits, messages, publicUrl }: Backend,
  site: SiteRow,
  user: UserRow,
  to: string,
): Promise<void> => {
  await limits.use(rateLimits.message, to.toLowerCase());
  const code = await createCode(db, clock.now(), 'change-email', user.id);
  await messages.sendMail({
    to,
    ...senderAt(site),
    subject: say('newEmailSubject', { site: site.details.name }),
    paragraphs: [greeting(user), say('newEmailText')],
    action: {
      label: say('confirmAction'),
      url: portalAddress(publicUrl, '/login', { status: 'verify', code }),
    },
  });
};

const sendMobileCode = async (
  { db, clock, limits, messages }: Backend,
  site: SiteRow,
  user: UserRow,
  { to, address }: { to: string; address: string },
): Promise<void> => {
  const last = await findCode(db, 'change-mobile', user.id);
  const isLive = last !== null && last.expiresAt > clock.now();
  const wait = isLive ? last.createdAt + NEXT_CODE_MS - clock.now() : 0;
  if (wait > 0)
    throw new ServiceError('TOO_MANY_REQUESTS', rateLimits.resetMessage.message, {
      retryAfter: wait / 1000,
    });
  await limits.use(rateLimits.typedRecipient, address);
  await limits.use(rateLimits.message, to);
  const code = await createCode(db, clock.now(), 'change-mobile', user.id, {
    requestedFrom: address,
  });
  await messages.sendText(to, say('mobileCode', { code, site: site.details.name }));
};

const changeEmail = async (
  backend: Backend,
  site: SiteRow,
  user: UserRow,
  email: string,
): Promise<ContactResult> => {
  if (isSameEmail(user.email, email)) {
    await expireCodes(backend.db, backend.clock.now(), user.id, ['change-email']);
    const waits = site.details.features.email_activation && user.verifiedAt === null;
    return {
      columns: { email, pendingEmail: null },
      send: waits ? [(changed) => sendConfirmation(backend, site, changed)] : [],
    };
  }
  requireAllowedDomain(site, email);
  await requireFree(backend, user, email);
  // A link proves only the address that it was sent to, also where the next mail cannot be sent.
  const { db, clock } = backend;
  if (!isSameEmail(user.pendingEmail, email))
    await expireCodes(db, clock.now(), user.id, ['change-email']);
  // Nothing was sent to an address that was never confirmed, so correcting it needs no second step.
  if (user.verifiedAt === null) {
    await expireCodes(db, clock.now(), user.id, ['verify-email', 'reset-email']);
    return {
      columns: { email, pendingEmail: null },
      send: [(changed) => sendConfirmation(backend, site, changed)],
    };
  }
  return {
    columns: { pendingEmail: email },
    send: [
      () => sendEmailLink(backend, site, user, email),
      () =>
        tellOwner(
          backend,
          user,
          say('emailChangingSubject'),
          say('emailChangingText', { value: email }),
        ),
    ],
  };
};

const changeMobile = async (
  backend: Backend,
  site: SiteRow,
  user: UserRow,
  mobile: string,
  { address }: Client,
): Promise<ContactResult> => {
  if (mobile === user.mobile) {
    await expireCodes(backend.db, backend.clock.now(), user.id, ['change-mobile']);
    return { columns: { pendingMobile: null }, send: [] };
  }
  // A first number has effect at once, like the number of a registration.
  if (user.mobile === '') return { columns: { mobile }, send: [] };
  // The code that went to another number confirms only that one.
  if (mobile !== user.pendingMobile)
    await expireCodes(backend.db, backend.clock.now(), user.id, ['change-mobile']);
  return {
    columns: { pendingMobile: mobile },
    send: [() => sendMobileCode(backend, site, user, { to: mobile, address })],
  };
};

/**
 * Prepares a change of email address or number. It needs the password, if the account has one, and
 * has effect when it is confirmed. Rules PREF-4 and PREF-5.
 * @throws ServiceError `PASSWORD_WRONG`, `EMAIL_TAKEN`, `VALIDATION`, `TOO_MANY_REQUESTS`
 */
export const changeContact = async (
  backend: Backend,
  site: SiteRow,
  user: UserRow,
  given: ContactChange,
  client: Client,
): Promise<ContactResult> => {
  if (user.passwordHash !== null && isNewContact(user, given)) {
    if (given.existingPassword === undefined)
      throw new ServiceError('PASSWORD_WRONG', 'Enter your password to change this.', {
        fields: { existingPassword: 'Enter your password to change your address or number.' },
      });
    await requirePassword(backend, user, given.existingPassword, client);
  }
  const nothing: ContactResult = { columns: {}, send: [] };
  const email =
    given.email === undefined ? nothing : await changeEmail(backend, site, user, given.email);
  const mobile =
    given.mobile === undefined
      ? nothing
      : await changeMobile(backend, site, user, given.mobile, client);
  return {
    columns: { ...email.columns, ...mobile.columns },
    send: [...email.send, ...mobile.send],
  };
};

/** The user as they are now. */
export const readUser = async ({ db }: Backend, { id }: UserRow): Promise<UserRow> => {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw notFound('account');
  return user;
};

/** Writes columns of a user. Another account may have taken the address meanwhile. */
export const writeUser = async (
  { db }: Backend,
  user: UserRow,
  columns: Partial<UserRow>,
): Promise<UserRow> => {
  const [changed] = await db
    .update(users)
    .set(columns)
    .where(eq(users.id, user.id))
    .returning()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailTaken() : error;
    });
  if (!changed) throw notFound('account');
  return changed;
};

/**
 * Gives a confirmed address or number effect. Codes that went to the old one expire. Rule PREF-5.
 * @throws ServiceError `EMAIL_TAKEN`
 */
export const applyContactChange = async (
  backend: Backend,
  user: UserRow,
  which: 'email' | 'mobile',
): Promise<UserRow> => {
  const { db, clock } = backend;
  const { pendingEmail, pendingMobile } = user;
  const isEmail = which === 'email';
  const value = isEmail ? pendingEmail : pendingMobile;
  if (value === null) throw notFound('change');
  const changed = await writeUser(
    backend,
    user,
    isEmail
      ? { email: value, pendingEmail: null, verifiedAt: clock.now() }
      : { mobile: value, pendingMobile: null },
  );
  await expireCodes(db, clock.now(), user.id, ['mfa', 'reset-email', 'reset-sms', 'verify-email']);
  await tellOwner(
    backend,
    user,
    say(isEmail ? 'emailChangedSubject' : 'mobileChangedSubject'),
    say(isEmail ? 'emailChangedText' : 'mobileChangedText', { value }),
  );
  return changed;
};
