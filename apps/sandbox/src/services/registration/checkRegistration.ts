import type { RegistrationField } from '../sites/siteDetails';
import type { SiteRow } from '../sites/findSite';
import { ServiceError } from '../ServiceError';

/** Fields of a registration or a change of details, as they came. */
export type PersonFields = Readonly<Record<string, unknown>>;

const isMissing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '');

const refuse = (fields: Record<string, string>): void => {
  const [first] = Object.values(fields);
  if (first !== undefined) throw new ServiceError('VALIDATION', first, { fields });
};

/** Refuses a registration that leaves out what the site requires. */
export const requireFields = (rules: readonly RegistrationField[], given: PersonFields): void => {
  const missing = rules.filter(({ name, required }) => required && isMissing(given[name]));
  refuse(Object.fromEntries(missing.map(({ name }) => [name, 'This is required.'])));
};

/** Refuses to empty a field that the site requires. */
export const keepRequired = (rules: readonly RegistrationField[], given: PersonFields): void => {
  const changed = rules.filter(({ name }) => name in given);
  requireFields(changed, given);
};

/** Refuses an email address whose domain the site does not take. */
export const requireAllowedDomain = (site: SiteRow, email: string): void => {
  const allowed = site.details.allowedEmailDomains;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (allowed.length === 0 || allowed.includes(domain)) return;
  refuse({
    email: `Use an address that ends in ${allowed.map((name) => `@${name}`).join(' or ')}.`,
  });
};
