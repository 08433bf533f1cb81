import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange, translate, type Translate } from './i18n';

interface Translation {
  t: Translate;
  /** The code of the language that is shown, such as `ar`. */
  language: string;
}

const translations = new Map<string, Translation>();

/** The same for the same namespace and language, so that effects can depend on `t`. */
const translationOf = (namespace: string): Translation => {
  const language = currentLanguage();
  const name = `${language} ${namespace}`;
  const known = translations.get(name);
  if (known) return known;
  const made: Translation = { t: (key, values) => translate(namespace, key, values), language };
  translations.set(name, made);
  return made;
};

/**
 * Gives the texts of a namespace, and draws the component again in another language.
 *
 * @param namespace the folder around a `texts` folder; `other:key` reaches the texts of another
 */
export const useTranslation = (namespace = 'common'): Translation =>
  useSyncExternalStore(onLanguageChange, () => translationOf(namespace));
