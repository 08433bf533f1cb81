import type { SiteUser } from '../account/account';
import type { RegistrationField } from './registrationFields';

/** What someone whose account was made for them still has to give. */
export type Unfinished = {
  readonly fields: readonly RegistrationField[];
  readonly terms: boolean;
  readonly password: boolean;
};

/** Required fields still empty, current terms not accepted, no password chosen. */
export const unfinishedParts = (
  user: SiteUser,
  fields: readonly RegistrationField[],
  termsAccepted: boolean,
): Unfinished => ({
  fields: fields.filter((field) => field.required && !valueOf(user, field.name)),
  terms: !termsAccepted,
  password: !user.hasPassword,
});

/** Whether any of it is missing: then `/finish-registration` comes first. */
export const needsFinishing = ({ fields, terms, password }: Unfinished): boolean =>
  terms || password || fields.length > 0;

const own: Readonly<Record<string, (user: SiteUser) => string | null>> = {
  email: (user) => user.email,
  firstName: (user) => user.firstName,
  lastName: (user) => user.lastName,
  mobile: (user) => user.mobile,
  phone: (user) => user.mobile,
  /** Never told again; `hasPassword` speaks for it. */
  password: (user) => (user.hasPassword ? 'kept' : null),
};

const valueOf = (user: SiteUser, name: string): string | null => {
  const read = Object.hasOwn(own, name) ? own[name] : undefined;
  const kept = Object.hasOwn(user.details, name) ? user.details[name] : undefined;
  return (read ? read(user) : kept)?.trim() ?? null;
};
