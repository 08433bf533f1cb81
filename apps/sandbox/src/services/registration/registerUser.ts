import { and, eq, ne, sql } from 'drizzle-orm';
import type { Backend } from '../Backend';
import { newId } from '../../db/newId';
import { users } from '../../db/schema/users';
import type { Caller, UserRow } from '../Caller';
import { ServiceError } from '../ServiceError';
import { answersIn, recordAnswers } from '../consents/consents';
import { requireCaptcha } from '../captcha/checkCaptcha';
import { requireFreeExternalId, withExternalIdLock } from '../login/findByExternalId';
import { requestedLanguage } from '../messages/say';
import { countedAs } from '../rate-limits/countedAs';
import { useMessage } from '../rate-limits/takeMessage';
import type { Client } from '../sessions/sessions';
import { realmOf, type SiteRow } from '../sites/findSite';
import { askedFields } from '../sites/siteDetails';
import { requireAllowedDomain, requireFields, type PersonFields } from './checkRegistration';
import { makeConfirmation } from './sendConfirmation';

/** What registering wants; of further fields, those that the site asks for are kept. */
export type Registration = PersonFields & {
  email: string;
  password: string;
  mobile?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  isTermsAndConditionAccepted?: boolean | undefined;
  marketingOptIn?: boolean | undefined;
  marketingText?: string | undefined;
  detailedMarketingOptIn?: Record<string, string> | undefined;
  recaptchaToken?: string | undefined;
};

/** Fields with a column of their own, or none that is kept. */
const known = new Set([
  'email',
  'password',
  'existingPassword',
  'mobile',
  'firstName',
  'lastName',
  'language',
  'isTermsAndConditionAccepted',
  'marketingOptIn',
  'marketingText',
  'detailedMarketingOptIn',
  'recaptchaToken',
]);

/** The fields that the site asks for and that have no column, as text. */
export const extraFields = (site: SiteRow, given: PersonFields): Record<string, string> => {
  const asked = askedFields(site.details);
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name, value]) => asked.has(name) && !known.has(name) && typeof value === 'string')
      .map(([name, value]) => [name, String(value)]),
  );
};

/** Who registers, and from where. */
interface Asker {
  caller: Caller;
  client: Pick<Client, 'address'>;
}

/** What kind of customer somebody becomes by registering at a site. */
const typeAt = (site: SiteRow): string =>
  site.details.portalType === 'FREE_SIGN_UP' ? 'FREE_SIGN_UP' : 'PAYG';

const taken = () =>
  new ServiceError('EMAIL_TAKEN', 'There’s already an account with this email address. Log in.', {
    fields: { email: 'There’s already an account with this email address.' },
  });

/**
 * Refuses an address that another account of the realm has.
 * @throws ServiceError `EMAIL_TAKEN`
 */
export const requireFreeEmail = async (
  { db }: Backend,
  { realm, email, id }: { realm: string; email: string; id: string },
): Promise<void> => {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.realm, realm),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        ne(users.id, id),
      ),
    );
  if (other) throw taken();
};

/**
 * Registers a person at a site.
 *
 * @throws ServiceError `VALIDATION` by field, `CAPTCHA_FAILED`, `EMAIL_TAKEN`,
 * `TOO_MANY_REQUESTS`
 */
export const registerUser = async (
  backend: Backend,
  site: SiteRow,
  given: Registration,
  asker: Asker,
): Promise<UserRow> => {
  const { user, send } = await withExternalIdLock(backend, site, given, () =>
    register(backend, site, given, asker),
  );
  await send?.();
  return user;
};

const register = async (
  backend: Backend,
  site: SiteRow,
  given: Registration,
  { caller, client }: Asker,
) => {
  requireFields(site.details.registrationFields, given);
  requireAllowedDomain(site, given.email);
  await requireFreeExternalId(backend, site, given, null);
  await requireCaptcha(backend, given.recaptchaToken);
  const now = backend.clock.now();
  const who = { id: newId('usr'), realm: realmOf(site), email: given.email };
  // Before the account is made: where its confirmation cannot be sent, there is none to be stuck with. And before the
  // password is hashed, so that a taken address holds up nobody's log-in.
  await requireFreeEmail(backend, who);
  const row: typeof users.$inferInsert = {
    ...who,
    locationId: site.locationId,
    customerCode: site.customerCode,
    type: typeAt(site),
    mobile: given.mobile ?? '',
    firstName: given.firstName ?? '',
    lastName: given.lastName ?? '',
    language: requestedLanguage(),
    extra: extraFields(site, given),
    passwordHash: await backend.passwords.hash(given.password, {
      counted: countedAs(caller, client),
      address: client.address,
    }),
    createdAt: now,
    verifiedAt: site.details.features.email_activation ? null : now,
    termsVersion: given.isTermsAndConditionAccepted ? site.details.terms.version : null,
    marketingOptIn: given.marketingOptIn ?? null,
    marketing: given.detailedMarketingOptIn ?? {},
  };
  if (row.verifiedAt === null) {
    await useMessage(backend.limits, {
      purpose: 'new email',
      to: row.email,
      from: client.address,
      accountId: null,
      isOwner: false,
      typed: {
        caller,
        client,
        channel: 'email',
        locationId: site.locationId,
        isRegistration: true,
      },
    });
  }
  const user = await backend.db.transaction(async (tx) => {
    const [made] = await tx.insert(users).values(row).onConflictDoNothing().returning();
    const by = { userId: row.id, channel: 'registration' as const, at: now };
    if (made) await recordAnswers(tx, by, answersIn(site, given));
    return made;
  });
  if (!user) throw taken();
  const send = user.verifiedAt === null ? await makeConfirmation(backend, site, user) : null;
  return { user, send };
};

export { taken as emailTaken };
