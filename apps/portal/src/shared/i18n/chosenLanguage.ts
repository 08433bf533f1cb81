import { showLanguage } from './i18n';
import { languageOf, STORAGE_KEY, type Language } from './languages';

/** Says that the stored language is the account's, and that nobody has chosen it in this browser. */
const FROM_ACCOUNT_KEY = 'foyer.languageOfAccount';

/** The choice where the browser refuses storage. */
let unstored: string | null = null;

/** The language that the person has chosen in this browser; null for none. */
export const chosenLanguage = (): string | null => {
  if (unstored) return unstored;
  try {
    return localStorage.getItem(FROM_ACCOUNT_KEY) ? null : localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
};

/** The next page load shows the language from its start. */
const store = ({ code }: Language, isChosen: boolean): void => {
  try {
    localStorage.setItem(STORAGE_KEY, code);
    if (isChosen) localStorage.removeItem(FROM_ACCOUNT_KEY);
    else localStorage.setItem(FROM_ACCOUNT_KEY, '1');
  } catch {
    // It lasts until the page is left.
    if (isChosen) unstored = code;
  }
};

/** Shows the portal in the language that the person chooses, and remembers the choice. */
export const changeLanguage = async (code: string): Promise<void> => {
  const next = languageOf(code);
  store(next, true);
  await showLanguage(next);
};

/** Shows the portal in the account's language. Rule PREF-9. */
export const showAccountLanguage = async (code: string): Promise<void> => {
  const next = languageOf(code);
  store(next, false);
  await showLanguage(next);
};
