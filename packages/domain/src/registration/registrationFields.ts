import type { Rule } from '../validation/validate';
import { email, emailDomain, maxLength, password, phone, required } from '../validation/fieldRules';

/**
 * A field of the registration form. `label` names a field that the portal does not know. Rule
 * REG-2.
 */
export type RegistrationField = {
  readonly name: string;
  readonly required: boolean;
  readonly label: string | null;
};

type Site = { readonly allowedEmailDomains: readonly string[] };

const fieldRules: Readonly<Record<string, (site: Site) => readonly Rule[]>> = {
  firstName: () => [maxLength('firstName')],
  lastName: () => [maxLength('lastName')],
  email: (site) => [maxLength('email'), email, emailDomain(site.allowedEmailDomains)],
  mobile: () => [maxLength('phone'), phone],
  phone: () => [maxLength('phone'), phone],
  password: () => [password],
  zoneName: () => [maxLength('zoneName')],
  buildingName: () => [maxLength('buildingName')],
  siteName: () => [maxLength('siteName')],
};

/** The rules of a field. A field that the portal does not know is text of limited length. */
export const rulesForField = (field: RegistrationField, site: Site): readonly Rule[] => {
  const known = Object.hasOwn(fieldRules, field.name) ? fieldRules[field.name] : undefined;
  const rules = known ? known(site) : [maxLength('description')];
  return field.required ? [required, ...rules] : rules;
};

/** The rules of a form, by field name. */
export const rulesForForm = (
  fields: readonly RegistrationField[],
  site: Site,
): Record<string, readonly Rule[]> =>
  Object.fromEntries(fields.map((field) => [field.name, rulesForField(field, site)]));
