import { currentLanguage, onTextChange, setOwnTexts } from '~/shared/i18n/i18n';
import type { Texts } from '~/shared/i18n/translate';
import { logger } from '~/shared/logging/logger';

/** Its texts show where another language has none. */
const FALLBACK = 'en';

type Namespaces = Record<string, Texts>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): boolean =>
  typeof value === 'string' || (isObject(value) && Object.values(value).every(isTexts));

const isNamespaces = (value: unknown): value is Namespaces =>
  isObject(value) && Object.values(value).every((texts) => isObject(texts) && isTexts(texts));

/** The network has failed: the file may be there. */
class Unreached extends Error {}

/** @throws Unreached; Error when there is no such file or it is not one of texts */
const read = async (language: string): Promise<Namespaces> => {
  const answer = await fetch(`texts/${language}.json`).catch((error: unknown) => {
    throw new Unreached(String(error));
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const texts: unknown = await answer.json();
  if (!isNamespaces(texts)) throw new Error('It is not an object of texts.');
  return texts;
};

/**
 * Shows the operator's own texts in the current language, and in each that the person chooses later;
 * those in English stand in for what the language lacks. They load behind the first page. A broken file
 * is reported once and changes nothing; one that the network has not brought is asked for again once
 * the browser is online, or with the next change of language. Rule SITE-16.
 *
 * @param languages those that have a file, from the public configuration
 * @returns settles with the first file; `stop` ends it
 */
export const followOwnTexts = (
  languages: readonly string[],
): { first: Promise<void>; stop: () => void } => {
  const asked = new Set<string>();
  const loadOne = async (language: string): Promise<void> => {
    if (asked.has(language) || !languages.includes(language)) return;
    asked.add(language);
    try {
      setOwnTexts(language, await read(language));
    } catch (error) {
      if (error instanceof Unreached) return void asked.delete(language);
      logger.logOnce(`texts ${language}`, {
        message: 'The operator’s texts cannot be read and are left out.',
        context: { file: `texts/${language}.json`, problem: String(error) },
      });
    }
  };
  const load = async (): Promise<void> => {
    await Promise.all([currentLanguage(), FALLBACK].map(loadOne));
  };
  const onChange = (): void => void load();
  const unsubscribe = onTextChange(onChange);
  window.addEventListener('online', onChange);
  return {
    first: load(),
    stop: () => {
      unsubscribe();
      window.removeEventListener('online', onChange);
    },
  };
};
