import { eq } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { users } from '../../db/schema/users';
import type { UserRow } from '../Caller';
import { notFound, fieldError } from '../ServiceError';
import { requireFreeExternalId } from '../login/findByExternalId';
import { hashPassword } from '../sessions/hashPassword';
import type { SiteRow } from '../sites/findSite';
import { keepRequired, requireAllowedDomain, type PersonFields } from './checkRegistration';
import { emailTaken, extraFields } from './registerUser';
import { sendConfirmation } from './sendConfirmation';

/** A change of details: only what is given changes. */
export type UserChange = PersonFields & {
  email?: string | undefined;
  mobile?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  password?: string | undefined;
};

const firstPassword = async (user: UserRow, password: string | undefined) => {
  if (password === undefined) return {};
  if (user.passwordHash !== null)
    throw fieldError('password', 'To change your password, give the present one as well.');
  return { passwordHash: await hashPassword(password) };
};

const isUniqueViolation = (error: unknown): boolean => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
};

/** An address that has to be confirmed: a new one, or the same one while it is not confirmed yet. */
const emailChange = (user: UserRow, site: SiteRow, email: string | undefined) => {
  if (email === undefined) return { columns: {}, confirm: false };
  const isSame = email.toLowerCase() === user.email.toLowerCase();
  if (!isSame) requireAllowedDomain(site, email);
  const confirm = site.details.features.email_activation && (!isSame || user.verifiedAt === null);
  return { columns: { email, ...(confirm ? { verifiedAt: null } : {}) }, confirm };
};

/**
 * Changes a person's details. A new e-mail address is confirmed again where the site asks for that;
 * giving an unconfirmed one again sends the mail again.
 *
 * @throws ServiceError `VALIDATION` by field, `EMAIL_TAKEN`
 */
export const updateUser = async (
  backend: Backend,
  site: SiteRow,
  user: UserRow,
  given: UserChange,
): Promise<UserRow> => {
  keepRequired(site.details.registrationFields, given);
  await requireFreeExternalId(backend, site, given, user.id);
  const { columns, confirm } = emailChange(user, site, given.email);
  const [changed] = await backend.db
    .update(users)
    .set({
      ...columns,
      ...(await firstPassword(user, given.password)),
      mobile: given.mobile ?? user.mobile,
      firstName: given.firstName ?? user.firstName,
      lastName: given.lastName ?? user.lastName,
      extra: { ...user.extra, ...extraFields(given) },
    })
    .where(eq(users.id, user.id))
    .returning()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? emailTaken() : error;
    });
  if (!changed) throw notFound('account');
  if (confirm) await sendConfirmation(backend, site, changed);
  return changed;
};
