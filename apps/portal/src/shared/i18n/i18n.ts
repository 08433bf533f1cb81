import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { addCapitals, defaultVariables, setAliases } from './aliases';
import {
  languageOf,
  preferredLanguage,
  pseudoLocale,
  rememberLanguage,
  type Language,
} from './languages';

/** English of the first page comes with its code; all other texts load when they are shown. */
const firstPage = import.meta.glob<ResourceKey>(
  ['../common/texts/en.json', '../../features/{entry,landing}/texts/en.json'],
  { eager: true, import: 'default' },
);

/** The namespace of a text file is the name of the folder around its `texts` folder. */
const english = Object.fromEntries(
  Object.entries(firstPage).map(([path, texts]) => [path.split('/').at(-3) ?? path, texts]),
);

/** @returns undefined where the portal has no such file */
const readTexts = async (language: string, namespace: string): Promise<ResourceKey | undefined> => {
  if (language === pseudoLocale.code) {
    const { pseudoLocalise } = await import('./pseudoLocale');
    return pseudoLocalise(english[namespace] ?? (await readTexts('en', namespace))) as ResourceKey;
  }
  const { textFiles } = await import('./textFiles');
  const file = `/${namespace}/texts/${language}.json`;
  return Object.entries(textFiles).find(([path]) => path.endsWith(file))?.[1]();
};

const backend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, callback) =>
    void readTexts(language, namespace).then(
      (texts) => callback(null, texts),
      (error: Error) => callback(error, null),
    ),
};

const isLoaded = (namespace: string, language: string): boolean =>
  i18next.hasResourceBundle(language, namespace);

/**
 * Loads texts in the current language and in English, which is shown where the other fails to load.
 *
 * @throws Error when English fails to load
 */
export const loadTexts = async (...namespaces: string[]): Promise<void> => {
  await i18next.loadNamespaces(namespaces);
  const languages = ['en', i18next.language];
  const failed = namespaces.filter((name) => languages.some((code) => !isLoaded(name, code)));
  if (failed.length > 0) await i18next.reloadResources(languages, failed);
  if (!namespaces.every((name) => isLoaded(name, 'en'))) throw new Error('The texts did not load.');
};

/** Loads code together with the texts that it shows. */
export const withTexts =
  <T>(load: () => Promise<T>, ...namespaces: string[]) =>
  async (): Promise<T> => {
    const [code] = await Promise.all([load(), loadTexts(...namespaces)]);
    return code;
  };

/** Reports a text that is missing. One with a default value is not: the operator's own words have no key. */
const reportMissing = (
  _languages: readonly string[],
  namespace: string,
  key: string,
  shown: string,
): void => {
  if (shown !== key) return;
  // oxlint-disable-next-line no-console -- for developers and tests; not in the build
  console.error(`There is no text "${namespace}:${key}".`);
};

const setDocumentLanguage = ({ code, direction }: Language): void => {
  document.documentElement.lang = code;
  document.documentElement.dir = direction;
};

/**
 * Keeps the direction of a value inside a text that reads from right to left: the groups of a phone
 * number change places otherwise. HTML needs no escape here, since React escapes what it shows.
 */
const isolate = (value: string): string =>
  languageOf(i18next.language).direction === 'rtl' ? `\u2068${value}\u2069` : value;

/**
 * Starts i18next in the language that the person chose before, else in the device's own. The first
 * render waits for it.
 */
export const startI18n = async (): Promise<void> => {
  const language = preferredLanguage();
  setDocumentLanguage(language);
  await i18next
    .use(initReactI18next)
    .use(backend)
    .init({
      lng: language.code,
      fallbackLng: 'en',
      load: 'currentOnly',
      resources: { en: english },
      partialBundledLanguages: true,
      ns: Object.keys(english),
      defaultNS: 'common',
      interpolation: { escape: isolate, defaultVariables },
      returnNull: false,
      // A screen renders after `withTexts` has loaded its texts.
      react: { useSuspense: false },
      // A key without a text fails the tests that show it; the check is not in the build.
      ...(import.meta.env.DEV && { saveMissing: true, missingKeyHandler: reportMissing }),
    });
  addCapitals();
  setAliases({});
};

/** Shows the portal in another language, and remembers the choice. */
export const changeLanguage = async (code: string): Promise<void> => {
  const language = languageOf(code);
  await i18next.changeLanguage(language.code);
  setDocumentLanguage(language);
  rememberLanguage(language);
};
