import type { RegistrationForm } from '@foyer/api-client';
import { rulesForForm, type RegistrationField, type Rule, type SiteInfo } from '@foyer/domain';

/** These have a place of their own in the form. */
const ALWAYS: readonly RegistrationField[] = [
  { name: 'email', required: true, label: null },
  { name: 'password', required: true, label: null },
];
const builtIn = new Set(['email', 'password', 'terms']);

/** A box is `yes` or empty, like any other value of a form. */
export const YES = 'yes';
/** Answers about marketing stand beside the fields, under a name that no field has. */
export const MARKETING = 'marketing:';
/** The one question where the site does not ask by channel. */
export const ALL_NEWS = `${MARKETING}all`;

type Site = Pick<SiteInfo, 'allowedEmailDomains' | 'externalIdLookupEnabled'>;

/** What is asked for besides e-mail and password; where people are found by an id, that one too. */
export const detailsFor = (
  fields: readonly RegistrationField[],
  { externalIdLookupEnabled }: Pick<Site, 'externalIdLookupEnabled'>,
): readonly RegistrationField[] => {
  const details = fields.filter(({ name }) => !builtIn.has(name));
  const isAsked = details.some(({ name }) => name === 'externalId');
  return externalIdLookupEnabled && !isAsked
    ? [...details, { name: 'externalId', required: false, label: null }]
    : details;
};

/** The details as the site lists them, before its e-mail field and after it. */
export const inOrder = (
  details: readonly RegistrationField[],
  listed: readonly RegistrationField[],
) => {
  const names = listed.map(({ name }) => name);
  const after = new Set(names.includes('email') ? names.slice(names.indexOf('email')) : []);
  return {
    beforeEmail: details.filter(({ name }) => names.includes(name) && !after.has(name)),
    afterEmail: details.filter(({ name }) => !names.includes(name) || after.has(name)),
  };
};

const mustAccept: Rule = (value) => value === YES || { key: 'validation.accepted' };

/** The rules of the form, by field. */
export const registrationRules = (
  details: readonly RegistrationField[],
  site: Site,
): Record<string, readonly Rule[]> => ({
  ...rulesForForm([...details, ...ALWAYS], site),
  terms: [mustAccept],
});

/** The form as it is sent: empty details are left out, each shown channel is answered. */
export const writeForm = (
  { email = '', password = '', terms: _terms, ...others }: Readonly<Record<string, string>>,
  captchaToken: string | null,
): RegistrationForm => {
  const entries = Object.entries(others);
  const details = entries.filter(([name, value]) => !name.startsWith(MARKETING) && value !== '');
  const answers = entries
    .filter(([name]) => name.startsWith(MARKETING))
    .map(([name, value]) => [name.slice(MARKETING.length), value === YES] as const);
  const all = answers.find(([channel]) => channel === 'all');
  return {
    email,
    password,
    details: Object.fromEntries(details),
    acceptsTerms: true,
    ...(all ? { marketingOptIn: all[1] } : {}),
    ...(!all && answers.length > 0 && { detailedMarketingOptIn: Object.fromEntries(answers) }),
    ...(captchaToken && { recaptchaToken: captchaToken }),
  };
};
