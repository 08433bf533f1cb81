import type { RegistrationForm } from '@foyer/api-client';
import { rulesForForm, type RegistrationField, type Rule, type SiteInfo } from '@foyer/domain';

/** Fields with their own place in the form. */
const ALWAYS: readonly RegistrationField[] = [
  { name: 'email', required: true, label: null },
  { name: 'password', required: true, label: null },
];
const builtIn = new Set(['email', 'password', 'terms']);

/** The value of a ticked box; an unticked one is empty. Every value of a form is text. */
export const YES = 'yes';
/** Marketing answers share the form's values, under a prefix that no field name has. */
export const MARKETING = 'marketing:';
/** The single marketing question, where the site does not ask for each channel. */
export const ALL_NEWS = `${MARKETING}all`;

type Site = Pick<SiteInfo, 'allowedEmailDomains' | 'externalIdLookupEnabled'>;

/** The fields besides email and password, with the operator's id where users log in by one. */
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

/** The details as the site lists them, before its email field and after it. */
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

/**
 * The validation rules, by field.
 *
 * @param hasTerms a site without terms asks nobody to accept them
 */
export const registrationRules = (
  details: readonly RegistrationField[],
  site: Site,
  hasTerms: boolean,
): Record<string, readonly Rule[]> => ({
  ...rulesForForm([...details, ...ALWAYS], site),
  terms: hasTerms ? [mustAccept] : [],
});

/**
 * The request body without empty details. Who ticks no channel has not answered; who ticks one has
 * answered for each shown channel. Rule PREF-3.
 *
 * @param newsText what the single marketing box says
 */
export const writeForm = (
  { email = '', password = '', terms: _terms, ...others }: Readonly<Record<string, string>>,
  captchaToken: string | null,
  newsText: string,
): RegistrationForm => {
  const entries = Object.entries(others);
  const details = entries.filter(([name, value]) => !name.startsWith(MARKETING) && value !== '');
  const answers = entries
    .filter(([name]) => name.startsWith(MARKETING))
    .map(([name, value]) => [name.slice(MARKETING.length), value === YES] as const);
  const all = answers.find(([channel]) => channel === 'all');
  const hasAnswered = answers.some(([, isYes]) => isYes);
  return {
    email,
    password,
    details: Object.fromEntries(details),
    acceptsTerms: true,
    ...(hasAnswered &&
      (all
        ? { marketingOptIn: true, marketingText: newsText }
        : { detailedMarketingOptIn: Object.fromEntries(answers) })),
    ...(captchaToken && { recaptchaToken: captchaToken }),
  };
};
