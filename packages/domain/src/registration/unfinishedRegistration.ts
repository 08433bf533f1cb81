import type { SiteUser } from '../account/account';
import type { RegistrationField } from './registrationFields';

/** What the user of an account that the operator made still has to give. Rule REG-8. */
export type Unfinished = {
  readonly fields: readonly RegistrationField[];
  readonly terms: boolean;
  readonly password: boolean;
};

export const unfinishedParts = (
  user: SiteUser,
  fields: readonly RegistrationField[],
  termsAccepted: boolean,
): Unfinished => ({
  fields: fields.filter((field) => field.required && !valueOf(user, field.name)),
  terms: !termsAccepted,
  password: !user.hasPassword,
});

/** Whether `/finish-registration` comes first. Rule GUARD-8. */
export const needsFinishing = ({ fields, terms, password }: Unfinished): boolean =>
  terms || password || fields.length > 0;

const own: Readonly<Record<string, (user: SiteUser) => string | null>> = {
  email: (user) => user.email,
  firstName: (user) => user.firstName,
  lastName: (user) => user.lastName,
  mobile: (user) => user.mobile,
  phone: (user) => user.mobile,
  /** The server never sends a password. */
  password: (user) => (user.hasPassword ? 'kept' : null),
};

const valueOf = (user: SiteUser, name: string): string | null => {
  const read = Object.hasOwn(own, name) ? own[name] : undefined;
  const kept = Object.hasOwn(user.details, name) ? user.details[name] : undefined;
  return (read ? read(user) : kept)?.trim() ?? null;
};
