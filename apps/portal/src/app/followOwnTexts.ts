import { currentLanguage, onTextChange, setOwnTexts } from '~/shared/i18n/i18n';
import type { Texts } from '~/shared/i18n/translate';
import { logger } from '~/shared/logging/logger';

type Namespaces = Record<string, Texts>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): boolean =>
  typeof value === 'string' || (isObject(value) && Object.values(value).every(isTexts));

const isNamespaces = (value: unknown): value is Namespaces =>
  isObject(value) && Object.values(value).every((texts) => isObject(texts) && isTexts(texts));

/** @throws Error when there is no such file or it is not one of texts */
const read = async (language: string): Promise<Namespaces> => {
  const answer = await fetch(`texts/${language}.json`);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const texts: unknown = await answer.json();
  if (!isNamespaces(texts)) throw new Error('It is not an object of texts.');
  return texts;
};

/**
 * Shows the operator's own texts in the current language, and in each that the person chooses later.
 * They load behind the first page. A broken file is reported once and changes nothing. Rule SITE-16.
 *
 * @param languages those that have a file, from the public configuration
 * @returns settles with the first file; `stop` ends it
 */
export const followOwnTexts = (
  languages: readonly string[],
): { first: Promise<void>; stop: () => void } => {
  const asked = new Set<string>();
  const load = async (): Promise<void> => {
    const language = currentLanguage();
    if (asked.has(language) || !languages.includes(language)) return;
    asked.add(language);
    try {
      setOwnTexts(language, await read(language));
    } catch (error) {
      logger.logOnce(`texts ${language}`, {
        message: 'The operator’s texts cannot be read and are left out.',
        context: { file: `texts/${language}.json`, problem: String(error) },
      });
    }
  };
  return { first: load(), stop: onTextChange(() => void load()) };
};
