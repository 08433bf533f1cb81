import { useSyncExternalStore } from 'react';
import { currentEdition, currentLanguage, onTextChange, translate, type Translate } from './i18n';
import type { KeyIn, Namespace } from './textKeys';

interface Translation<Key extends string> {
  t: Translate<Key>;
  /** The code of the language that is shown, such as `ar`. */
  language: string;
}

const translations = new Map<string, Translation<string>>();

/** The same for the same namespace while the texts stay the same, so that effects can depend on `t`. */
const translationOf = (namespace: string): Translation<string> => {
  const language = currentLanguage();
  const name = `${currentEdition()} ${namespace}`;
  const known = translations.get(name);
  if (known) return known;
  const made: Translation<string> = {
    t: (key, values) => translate(namespace, key, values),
    language,
  };
  translations.set(name, made);
  return made;
};

/**
 * Gives the texts of a namespace, and draws the component again in another language.
 *
 * @param namespace the folder around a `texts` folder; `other:key` reaches the texts of another
 */
export const useTranslation = <Name extends Namespace = 'common'>(
  namespace?: Name,
): Translation<KeyIn<Name>> =>
  useSyncExternalStore(onTextChange, () => translationOf(namespace ?? 'common'));
