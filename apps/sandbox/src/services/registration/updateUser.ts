import { isNewContact } from '@foyer/domain';
import type { Backend } from '../Backend';
import type { UserCaller, UserRow } from '../Caller';
import { checkSixDigitCode } from '../one-time-codes/checkSixDigitCode';
import { fieldError, sessionEnded } from '../ServiceError';
import { codesForPassword } from '../passwords/changePassword';
import { requireFreshLogIn } from '../passwords/resetByEmail';
import { requireFreeExternalId, withExternalIdLock } from '../login/findByExternalId';
import { readUser } from '../login/readUser';
import { acceptedLanguage } from '../messages/say';
import { isStillLive, type Client } from '../sessions/sessions';
import type { SiteRow } from '../sites/findSite';
import { applyContactChange, changeContact, writeUser, type ContactChange } from './changeContact';
import { keepRequired, type PersonFields } from './checkRegistration';
import { mergeAnswers } from './mergeAnswers';
import { extraFields } from './registerUser';

/** A change of details: only what is given changes. */
export type UserChange = PersonFields &
  ContactChange & {
    firstName?: string | undefined;
    lastName?: string | undefined;
    password?: string | undefined;
    language?: string | undefined;
  };

const firstPassword = async (
  { passwords }: Backend,
  user: UserRow,
  password: string | undefined,
) => {
  if (password === undefined) return {};
  if (user.passwordHash !== null)
    throw fieldError('password', 'Enter your current password to change it.');
  return { passwordHash: await passwords.hash(password, { counted: user.id }) };
};

/** The language that a user chooses. Rule PREF-9. */
const chosenLanguage = (language: string | undefined) => {
  if (language === undefined) return {};
  const ours = acceptedLanguage(language);
  if (ours === null) throw fieldError('language', 'We write nothing in this language.');
  return { language: ours };
};

/**
 * Changes a person's details. A new email address or number needs the password and a confirmation;
 * giving an unconfirmed address again sends its mail again.
 *
 * @throws ServiceError `VALIDATION` by field, `EMAIL_TAKEN`, `PASSWORD_WRONG`, `TOO_MANY_REQUESTS`,
 * `UNAUTHORISED`
 */
export const updateUser = async (
  backend: Backend,
  site: SiteRow,
  caller: UserCaller,
  given: UserChange,
  client: Client,
): Promise<UserRow> => {
  const { user, session } = caller;
  const sender = { caller, client };
  // Two changes at once could otherwise leave the code of one number with the other.
  const { changed, messages } = await backend.withLock(`account:${user.id}`, () =>
    withExternalIdLock(backend, site, given, async () => {
      const current = await readUser(backend, user);
      const isOwnersAct = given.password !== undefined || isNewContact(current, given);
      if (current.passwordHash === null && isOwnersAct)
        await requireFreshLogIn(backend, current, session, client);
      return change(backend, site, { user: current, session }, given, sender);
    }),
  );
  for (const send of messages) await send();
  return changed;
};

const change = async (
  backend: Backend,
  site: SiteRow,
  { user, session }: Pick<UserCaller, 'user' | 'session'>,
  given: UserChange,
  sender: Parameters<typeof changeContact>[4],
) => {
  keepRequired(site.details.registrationFields, given);
  await requireFreeExternalId(backend, site, given, user.id);
  const { columns, expired, make } = await changeContact(backend, site, user, given, sender);
  const changed = await writeUser(
    backend,
    user,
    {
      ...columns,
      ...chosenLanguage(given.language),
      ...(await firstPassword(backend, user, given.password)),
      firstName: given.firstName ?? user.firstName,
      lastName: given.lastName ?? user.lastName,
      extra: mergeAnswers(user.extra, extraFields(site, given)),
    },
    {
      only: isStillLive(backend, session),
      refusal: sessionEnded(),
      expired: [...expired, ...(given.password === undefined ? [] : codesForPassword)],
    },
  );
  const messages = [];
  for (const message of make) messages.push(await message(changed));
  return { changed, messages };
};

/**
 * Confirms a new mobile number with the code that was sent to it. Rule PREF-5.
 * @throws ServiceError `CODE_WRONG`, `CODE_EXPIRED`
 */
export const confirmMobile = async (
  backend: Backend,
  user: UserRow,
  code: string,
  { address }: Client,
): Promise<UserRow> => {
  const to = user.pendingMobile ?? '';
  const given = { purpose: 'change-mobile', userId: user.id, code, to } as const;
  await checkSixDigitCode(backend, given, address, 'CODE_WRONG');
  return applyContactChange(backend, user, 'mobile');
};
