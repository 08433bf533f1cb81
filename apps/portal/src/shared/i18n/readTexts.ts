import { pseudoLocale } from './languages';
import type { Texts } from './translate';

/** English of the first page comes with its code; all other texts load when they are shown. */
const firstPage = import.meta.glob<Texts>(
  ['../common/texts/en.json', '../../features/{entry,landing}/texts/en.json'],
  { eager: true, import: 'default' },
);

/** English of the first page. The namespace of a text file is the name of the folder around its `texts` folder. */
export const firstPageTexts: Record<string, Texts> = Object.fromEntries(
  Object.entries(firstPage).map(([path, texts]) => [path.split('/').at(-3) ?? path, texts]),
);

/** The catalogue of English adds to the object above. */
const onFirstPage = new Set(Object.keys(firstPageTexts));

/**
 * Loads the texts of a namespace.
 *
 * @returns undefined where the portal has no such file
 */
export const readTexts = async (
  language: string,
  namespace: string,
): Promise<Texts | undefined> => {
  if (language === pseudoLocale.code) {
    const { pseudoLocalise } = await import('./pseudoLocale');
    return pseudoLocalise(firstPageTexts[namespace] ?? (await readTexts('en', namespace))) as Texts;
  }
  const { englishFiles, languageFiles } = await import('./textFiles');
  const file = `/${namespace}/texts/${language}.json`;
  const find = <T>(files: Readonly<Record<string, T>>): T | undefined =>
    Object.entries(files).find(([path]) => path.endsWith(file))?.[1];
  if (language === 'en') return find(englishFiles)?.();
  const { [language as keyof typeof languageFiles]: files } = languageFiles;
  const load = onFirstPage.has(namespace) ? files.start : files.rest;
  return find((await load()).default);
};
