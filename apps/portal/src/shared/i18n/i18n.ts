import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { setAliases } from './aliases';

/** A language that the portal's texts exist in; the texts of the others are fetched when chosen. */
export interface Language {
  code: string;
  /** Its name in itself, as the language menu shows it. */
  name: string;
  direction: 'ltr' | 'rtl';
}

/** The first is the fallback. `en-XA` is the pseudo-locale, shown in dev mode only. */
export const languages: readonly Language[] = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'en-XA', name: '[Ƥşḗŭŭḓǿ]', direction: 'ltr' },
];

const STORAGE_KEY = 'foyer.language';

export const languageOf = (code: string): Language =>
  languages.find((language) => language.code === code) ??
  languages.find((language) => code.split('-')[0] === language.code) ??
  (languages[0] as Language);

const stored = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
};

/** What the person chose before, else what the device speaks. */
const preferredLanguage = (): Language => languageOf(stored() ?? navigator.language);

type Texts = Record<string, unknown>;
/** A translation file as its dynamic import gives it. */
export interface TextsModule {
  default: Texts;
}
type Loader = () => Promise<TextsModule>;

const loaders = new Map<string, Record<string, Loader>>();
/** English that was registered before i18next had started. */
const early: Record<string, Texts> = {};

/**
 * Registers one feature's texts under its own namespace. English comes along with the feature's
 * code, so that it costs no request of its own; the other languages are fetched when they are used.
 *
 * @param others from a path ending in `<language>.json` to its loader, as `import.meta.glob` gives it
 */
export const defineTexts = (
  namespace: string,
  english: Texts,
  others: Record<string, Loader>,
): void => {
  loaders.set(namespace, others);
  if (i18next.isInitialized) i18next.addResourceBundle('en', namespace, english);
  else early[namespace] = english;
};

const pseudo = async (namespace: string): Promise<Texts> => {
  const { pseudoLocalise } = await import('./pseudoLocale');
  return pseudoLocalise(i18next.getResourceBundle('en', namespace) as Texts) as Texts;
};

/** Fetches the texts that the current language still lacks. A failed fetch leaves English in place. */
export const ensureTexts = async (code = i18next.language): Promise<void> => {
  if (code === 'en') return;
  await Promise.all(
    [...loaders].map(async ([namespace, others]) => {
      if (i18next.hasResourceBundle(code, namespace)) return;
      const loader = Object.entries(others).find(([path]) => path.endsWith(`/${code}.json`))?.[1];
      try {
        const texts =
          code === 'en-XA' ? await pseudo(namespace) : loader ? (await loader()).default : null;
        if (texts) i18next.addResourceBundle(code, namespace, texts);
      } catch {
        // English stands in until the network is back.
      }
    }),
  );
};

const complain = (_languages: readonly string[], namespace: string, key: string): void => {
  // oxlint-disable-next-line no-console -- for developers and tests; not in the build
  console.error(`There is no text "${namespace}:${key}".`);
};

const setDocumentLanguage = ({ code, direction }: Language): void => {
  document.documentElement.lang = code;
  document.documentElement.dir = direction;
};

/**
 * What is put into a text of a language that reads from right to left keeps its own direction: the
 * groups of a phone number change places otherwise. React escapes what it shows, nothing else need.
 */
const isolated = (value: string): string =>
  languageOf(i18next.language).direction === 'rtl' ? `\u2068${value}\u2069` : value;

/** Starts i18next on the preferred language; to be awaited before the first render. */
export const startI18n = async (): Promise<void> => {
  const language = preferredLanguage();
  setDocumentLanguage(language);
  await i18next.use(initReactI18next).init({
    lng: language.code,
    fallbackLng: 'en',
    resources: { en: early },
    partialBundledLanguages: true,
    defaultNS: 'common',
    interpolation: { escape: isolated },
    returnNull: false,
    // A key without a text is a fault: it fails the tests that meet it, and costs the product nothing.
    ...(import.meta.env.DEV && { saveMissing: true, missingKeyHandler: complain }),
  });
  await ensureTexts(language.code);
  setAliases({});
};

/** Changes the language at once, remembers it, and turns the page round where it reads right to left. */
export const changeLanguage = async (code: string): Promise<void> => {
  const language = languageOf(code);
  await ensureTexts(language.code);
  await i18next.changeLanguage(language.code);
  setDocumentLanguage(language);
  try {
    localStorage.setItem(STORAGE_KEY, language.code);
  } catch {
    // Kept for this page only.
  }
};
