import { aliasWords, helpPoint, siteCountry, type SiteAliases, type SiteInfo } from '@foyer/domain';
import { languageOf, preferredLanguage, type Language } from './languages';
import { firstPageTexts, readTexts } from './readTexts';
import type { KeyIn, Namespace, WholeKey } from './textKeys';
import { fillText, findText, type Catalogue, type Texts, type Values } from './translate';

/** What the texts name of a site. */
type WordsOfSite = Pick<
  SiteInfo,
  'name' | 'aliases' | 'displayOptions' | 'support' | 'country' | 'currency'
>;

/** Gives the text of a key, with its values filled in: of its own namespace's keys, or `other:key`. */
export type Translate<Key extends string = never> = (
  key: Key | WholeKey,
  values?: Values,
) => string;

const newCatalogue = (code: string, namespaces: Record<string, Texts>): Catalogue => ({
  plurals: new Intl.PluralRules(code),
  namespaces,
});

const english = newCatalogue('en', firstPageTexts);
const catalogues: Record<string, Catalogue> = { en: english };
/** The operator's texts, by language. Rule SITE-16. */
const ownTexts: Record<string, Catalogue> = {};
/** What the brand says in its own words, by language. Rule THEME-8. */
let brandTexts: Record<string, Catalogue> = {};

/** Every namespace that a screen has asked for; another language needs it too. */
const wanted = new Set(Object.keys(firstPageTexts));

let language: Language = languageOf('en');
/** Where a text is looked for, in this order. */
let sources = [english];
let site: WordsOfSite | null = null;
let variables: Values = {};
const listeners = new Set<() => void>();

let edition = 0;

/** Another number after each change of what the texts say. */
export const currentEdition = (): number => edition;

/** The code of the language that is shown. */
export const currentLanguage = (): string => language.code;

/** Whether a BCP 47 tag, such as `en-GB`, names the language that is shown. */
export const isCurrentLanguage = (tag: string): boolean =>
  tag.toLowerCase().split('-')[0] === language.code;

/** Whether English is American here: at a site in the United States. Rule SITE-18. */
export const isAmerican = (): boolean => siteCountry(site) === 'US';

/** Calls back after each change of language or of the operator's texts. @returns what ends it */
export const onTextChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Keeps the direction of a value inside a text that reads from right to left: the groups of a phone
 * number change places otherwise. HTML needs no escape here, since React escapes what it shows.
 */
const isolate = (value: string): string =>
  language.direction === 'rtl' ? `\u2068${value}\u2069` : value;

/** Gives a text of a namespace, or the key where it is missing. */
export const translate = (namespace: string, key: string, values: Values = {}): string => {
  const text = findText(sources, namespace, key, values.count);
  // A text that is missing fails the tests that show it; the check is not in the build.
  if (import.meta.env.DEV && text === undefined)
    // oxlint-disable-next-line no-console -- for developers and tests; not in the build
    console.error(`There is no text "${namespace}:${key}".`);
  const whole = (text ?? key).replaceAll(
    /\$t\(([^)]+)\)/g,
    (_, other: string) => findText(sources, namespace, other) ?? '',
  );
  return fillText(whole, { ...variables, ...values }, isolate);
};

/** Gives a text outside a component. A key without a namespace is in `common`. */
export const t: Translate<KeyIn<'common'>> = (key, values) => translate('common', key, values);

/** Whether a text exists, in the language that is shown or in English. */
export const hasText = (key: string): key is WholeKey =>
  findText(sources, 'common', key) !== undefined;

const applySiteWords = (): void => {
  const own: SiteAliases = site?.aliases ?? {};
  const words = aliasWords.map((word) => [
    word,
    { one: t(`aliases.${word}.one`), many: t(`aliases.${word}.many`), ...own[word] },
  ]);
  const point = site ? helpPoint(site) : ({ kind: 'anyone' } as const);
  variables = { alias: Object.fromEntries(words), ask: t(`ask.${point.kind}`, { ...point }) };
};

let spelling: Promise<void> | undefined;

/** Spells English as at the site. Only sites in the United States load the spellings. Rule SITE-18. */
const spellForSite = (): void => {
  if (!isAmerican()) return;
  spelling ??= import('./americanSpelling').then(
    // Names in brackets here would cost the first page 50 bytes.
    (american) => {
      // Another site of the same page load may be elsewhere.
      english.spell = (text) => (isAmerican() ? american.americanSpelling(text) : text);
      applySources();
    },
    // The texts stay British.
    () => {},
  );
};

/**
 * Sets the words of a site for the texts: `{{alias.plan.many}}` for its own word for site, building,
 * zone, access period and plan, or the portal's where the site has none (rule SITE-5); `{{ask}}` for
 * a sentence that says where to get help (rule SITE-15).
 */
export const setSiteWords = (words: WordsOfSite): void => {
  site = words;
  applySiteWords();
  spellForSite();
};

/** Loads what a language lacks; a file that fails is asked for again the next time. */
const load = async (code: string, names: Iterable<string>): Promise<void> => {
  const { namespaces } = (catalogues[code] ??= newCatalogue(code, {}));
  const missing = [...names].filter((name) => !namespaces[name]);
  await Promise.allSettled(
    missing.map(async (name) => {
      const texts = await readTexts(code, name);
      if (texts) namespaces[name] = texts;
    }),
  );
};

/**
 * Loads texts in the current language and in English, which is shown where the other fails to load.
 *
 * @throws Error when English fails to load
 */
export const loadTexts = async (...names: Namespace[]): Promise<void> => {
  for (const name of names) wanted.add(name);
  await Promise.all([spelling, ...['en', language.code].map((code) => load(code, names))]);
  if (!names.every((name) => english.namespaces[name])) throw new Error('The texts did not load.');
};

/** Loads code together with the texts that it shows. */
export const withTexts =
  <T>(loadCode: () => Promise<T>, ...names: Namespace[]) =>
  async (): Promise<T> => {
    const [code] = await Promise.all([loadCode(), loadTexts(...names)]);
    return code;
  };

const setDocumentLanguage = ({ code, direction }: Language): void => {
  document.documentElement.lang = code;
  document.documentElement.dir = direction;
};

/**
 * The operator's texts come before the brand's, and these before the portal's. In another language the
 * operator's English still comes before the portal's.
 */
const applySources = (): void => {
  const { code } = language;
  const inOrder = [ownTexts[code], brandTexts[code], catalogues[code], ownTexts['en'], english];
  sources = [...new Set(inOrder.filter((each) => each !== undefined))];
  edition += 1;
  applySiteWords();
  for (const listener of listeners) listener();
};

/** Shows the portal in another language, until the page is left. */
export const showLanguage = async (next: Language): Promise<void> => {
  await load(next.code, wanted);
  language = next;
  setDocumentLanguage(next);
  applySources();
};

/** Puts the operator's texts of a language before the portal's. Rule SITE-16. */
export const setOwnTexts = (code: string, namespaces: Record<string, Texts>): void => {
  ownTexts[code] = newCatalogue(code, namespaces);
  applySources();
};

/** Puts what the brand says in its own words before the portal's texts. Rule THEME-8. */
export const setBrandTexts = (words: Readonly<Record<string, Record<string, Texts>>>): void => {
  brandTexts = Object.fromEntries(
    Object.entries(words).map(([code, namespaces]) => [code, newCatalogue(code, namespaces)]),
  );
  applySources();
};

/**
 * Shows the language that the person chose before, else the device's own. The first render waits for
 * it.
 */
export const startI18n = (): Promise<void> => {
  const preferred = preferredLanguage();
  setDocumentLanguage(preferred);
  return showLanguage(preferred);
};
