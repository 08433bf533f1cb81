import type { RegistrationField, SiteUser } from '@foyer/domain';
import { hasText } from '~/shared/i18n/i18n';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';

/** Fields that every account has, whatever the site asks for. */
const own: readonly RegistrationField[] = [
  { name: 'firstName', required: false, label: null },
  { name: 'lastName', required: false, label: null },
  { name: 'email', required: true, label: null },
  { name: 'mobile', required: false, label: null },
];
/** Values that have their own place and are not account details. */
const elsewhere = new Set(['password', 'terms']);

/** The fields of an account at this site: the standard ones, then the site's others. */
const fieldsOf = (asked: readonly RegistrationField[]): RegistrationField[] => {
  const byName = new Map(asked.map((field) => [field.name, field]));
  const known = own.map((field) => byName.get(field.name) ?? field);
  const others = asked.filter(
    ({ name }) => !elsewhere.has(name) && !own.some((field) => field.name === name),
  );
  return [...known, ...others];
};

const readers: Readonly<Record<string, (user: SiteUser) => string | null>> = {
  firstName: (user) => user.firstName,
  lastName: (user) => user.lastName,
  email: (user) => user.email,
  mobile: (user) => user.mobile,
  phone: (user) => user.mobile,
};

/** A field's value for this user; empty where it was never given. */
export const valueOf = (user: SiteUser, name: string): string =>
  (Object.hasOwn(readers, name) ? readers[name]?.(user) : user.details[name]) ?? '';

/** The address and number of an account, which an agent can't change (SES-32). */
const contacts = new Set(['email', 'mobile', 'phone']);

/** The fields of this account with their labels, and those that this person can change. */
export const useAccountFields = () => {
  const { t } = useTranslation('my-account');
  const asked = useAppSelector(({ session }) => session.registrationFields);
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  const fields = fieldsOf(asked);
  const labelOf = ({ name, label }: RegistrationField): string => {
    const key = `my-account:fields.${name}`;
    return label ?? (hasText(key) ? t(key) : name);
  };
  const changeable = isAgent ? fields.filter(({ name }) => !contacts.has(name)) : fields;
  return { fields, changeable, labelOf };
};
