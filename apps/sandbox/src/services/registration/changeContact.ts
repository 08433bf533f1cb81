import { isNewContact, RESET_PASSWORD_COUNTER } from '@foyer/domain';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { isUniqueViolation } from '../../db/isUniqueViolation';
import { users } from '../../db/schema/users';
import type { UserCaller, UserRow } from '../Caller';
import { createCode, expireCodes, findCode, type Purpose } from '../one-time-codes/oneTimeCodes';
import { requirePassword } from '../login/checkPassword';
import { hasProved } from '../one-time-codes/provedContact';
import { rateLimits } from '../rate-limits/RateLimits';
import { useMessage } from '../rate-limits/takeMessage';
import { notFound, ServiceError } from '../ServiceError';
import type { Client } from '../sessions/sessions';
import type { SiteRow } from '../sites/findSite';
import { requireAllowedDomain } from './checkRegistration';
import { emailTaken, requireFreeEmail } from './registerUser';
import { makeConfirmation } from './sendConfirmation';
import { senderAt } from '../messages/senderAt';
import { hideWholeEmail } from '../messages/hideEmail';
import { phoneText } from '../messages/phoneText';
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

/** Who changes it, and from where. */
interface Sender {
  caller: UserCaller;
  client: Client;
}

/** Sends a message whose code is made. */
type SendMessage = () => Promise<void>;

/** What changes straight away, and the messages about it. */
export interface ContactResult {
  columns: Columns;
  /** The codes that expire with the change. */
  expired: readonly Purpose[];
  /** Each makes the code of a message, with the user's lock and after the change. The message waits until the lock is free. */
  make: ((user: UserRow) => Promise<SendMessage>)[];
}

const isSameEmail = (one: string | null, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/**
 * Counts a message to an address or number that a user gives, before anything changes: what waits for
 * its confirmation keeps waiting where no other can be sent. Rule LOGIN-17.
 */
const countMessage = async (
  { limits }: Backend,
  { id: accountId, locationId }: UserRow,
  sender: Sender,
  message: { purpose: 'new email' | 'new mobile'; to: string },
): Promise<void> => {
  const channel = message.purpose === 'new email' ? 'email' : 'sms';
  await useMessage(limits, {
    ...message,
    from: sender.client.address,
    accountId,
    isOwner: false,
    typed: { ...sender, channel, locationId },
  });
};

/** Makes the link that confirms a new address. @returns mails it to that address */
export const makeEmailLink = async (
  { db, clock, messages, publicUrl }: Backend,
  site: SiteRow,
  user: UserRow,
  to: string,
): Promise<SendMessage> => {
  const code = await createCode(db, clock.now(), 'change-email', user.id);
  return () =>
    messages.sendMail({
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

/** Refuses another code for the number that waits, so soon after the last. */
const requireWait = async ({ db, clock }: Backend, user: UserRow): Promise<void> => {
  const last = await findCode(db, 'change-mobile', user.id);
  const isLive = last !== null && last.expiresAt > clock.now();
  const wait = isLive ? last.createdAt + NEXT_CODE_MS - clock.now() : 0;
  if (wait > 0)
    throw new ServiceError('TOO_MANY_REQUESTS', rateLimits.resetMessage.message, {
      retryAfter: wait / 1000,
    });
};

const makeMobileCode = async (
  { db, clock, messages }: Backend,
  site: SiteRow,
  user: UserRow,
  { to, address }: { to: string; address: string },
): Promise<SendMessage> => {
  const code = await createCode(db, clock.now(), 'change-mobile', user.id, {
    to,
    requestedFrom: address,
  });
  return () => messages.sendText(to, say('mobileCode', { code, site: site.details.name }));
};

const changeEmail = async (
  backend: Backend,
  site: SiteRow,
  user: UserRow,
  email: string,
  sender: Sender,
): Promise<ContactResult> => {
  const message = { purpose: 'new email', to: email } as const;
  if (isSameEmail(user.email, email)) {
    const waits = site.details.features.email_activation && user.verifiedAt === null;
    if (waits) await countMessage(backend, user, sender, message);
    return {
      columns: { email, pendingEmail: null },
      expired: ['change-email'],
      make: waits ? [(changed) => makeConfirmation(backend, site, changed)] : [],
    };
  }
  requireAllowedDomain(site, email);
  await requireFreeEmail(backend, { ...user, email });
  await countMessage(backend, user, sender, message);
  // A link proves only the address that it was sent to, even where the next mail cannot be sent.
  const expired: Purpose[] = isSameEmail(user.pendingEmail, email) ? [] : ['change-email'];
  // Nothing was sent to an address that was never confirmed, so correcting it needs no second step.
  if (user.verifiedAt === null) {
    return {
      columns: { email, pendingEmail: null },
      expired: [...expired, 'verify-email', 'reset-email'],
      make: [(changed) => makeConfirmation(backend, site, changed)],
    };
  }
  const isProved = await hasProved(backend.db, user, 'email');
  return {
    columns: { pendingEmail: email },
    expired,
    make: [
      () => makeEmailLink(backend, site, user, email),
      () =>
        Promise.resolve(() =>
          tellOwner(
            backend,
            user,
            say('emailChangingSubject'),
            say('emailChangingText', { value: isProved ? email : hideWholeEmail(email) }),
          ),
        ),
    ],
  };
};

const changeMobile = async (
  backend: Backend,
  site: SiteRow,
  user: UserRow,
  mobile: string,
  sender: Sender,
): Promise<ContactResult> => {
  if (mobile === user.mobile) {
    return { columns: { pendingMobile: null }, expired: ['change-mobile'], make: [] };
  }
  // A first number has effect straight away, like the number of a registration.
  if (user.mobile === '') return { columns: { mobile }, expired: [], make: [] };
  const isOther = mobile !== user.pendingMobile;
  if (!isOther) await requireWait(backend, user);
  await countMessage(backend, user, sender, { purpose: 'new mobile', to: mobile });
  return {
    columns: { pendingMobile: mobile },
    // The code that went to another number confirms only that one.
    expired: isOther ? ['change-mobile'] : [],
    make: [
      () => makeMobileCode(backend, site, user, { to: mobile, address: sender.client.address }),
    ],
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
  sender: Sender,
): Promise<ContactResult> => {
  if (user.passwordHash !== null && isNewContact(user, given)) {
    if (given.existingPassword === undefined)
      throw new ServiceError('PASSWORD_WRONG', 'Enter your password to change this.', {
        fields: { existingPassword: 'Enter your password to change your address or number.' },
      });
    const { session } = sender.caller;
    await requirePassword(backend, { user, session }, given.existingPassword, sender.client);
  }
  const nothing: ContactResult = { columns: {}, expired: [], make: [] };
  const email =
    given.email === undefined
      ? nothing
      : await changeEmail(backend, site, user, given.email, sender);
  const mobile =
    given.mobile === undefined
      ? nothing
      : await changeMobile(backend, site, user, given.mobile, sender);
  return {
    columns: { ...email.columns, ...mobile.columns },
    expired: [...email.expired, ...mobile.expired],
    make: [...email.make, ...mobile.make],
  };
};

/**
 * Writes columns of a user, and lets codes expire with them. Another account may have taken the address meanwhile.
 * @param given `only` where this holds; `refusal` where it does not
 */
export const writeUser = async (
  { db, clock }: Backend,
  user: UserRow,
  columns: Partial<UserRow>,
  { only, refusal, expired }: { only: SQL; refusal: ServiceError; expired: readonly Purpose[] },
): Promise<UserRow> => {
  const write = () =>
    db.transaction(async (tx) => {
      const [changed] = await tx
        .update(users)
        .set(columns)
        .where(and(eq(users.id, user.id), only))
        .returning();
      if (changed) await expireCodes(tx, clock.now(), user.id, expired);
      return changed;
    });
  try {
    // A statement that waits for a row sees the other tables as they were when it started. So it runs again if it found nothing.
    const changed = (await write()) ?? (await write());
    if (changed) return changed;
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
  throw refusal;
};

/**
 * Gives a confirmed address or number effect. Codes that went to the old one expire. Rule PREF-5.
 * @param isProved whether the user had proved the old address
 * @throws ServiceError `EMAIL_TAKEN`
 */
export const applyContactChange = async (
  backend: Backend,
  user: UserRow,
  which: 'email' | 'mobile',
  isProved = false,
): Promise<UserRow> => {
  const { pendingEmail, pendingMobile } = user;
  const isEmail = which === 'email';
  const value = isEmail ? pendingEmail : pendingMobile;
  if (value === null) throw notFound('change');
  const changed = await writeUser(
    backend,
    user,
    isEmail
      ? { email: value, pendingEmail: null, verifiedAt: backend.clock.now() }
      : { mobile: value, pendingMobile: null },
    // A new password drops the change that waits.
    {
      only: eq(isEmail ? users.pendingEmail : users.pendingMobile, value),
      refusal: notFound('change'),
      expired: ['mfa', 'reset-email', 'reset-sms', 'verify-email'],
    },
  );
  const shown = isProved ? value : hideWholeEmail(value);
  const text = isEmail
    ? say('emailChangedText', { value: shown })
    : say('mobileChangedText', { value: await phoneText(backend.db, user, value) });
  await tellOwner(backend, user, say(`${which}ChangedSubject`), text);
  return changed;
};
