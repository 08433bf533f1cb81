import { describe, expect, it } from 'vitest';
import { pseudoLocalise } from './pseudoLocale';

type Texts = { [key: string]: Texts | string };

const files = import.meta.glob<Texts>('../../**/texts/*.json', { eager: true, import: 'default' });

const folderOf = (path: string): string => /([^/]+)\/texts\//.exec(path)?.[1] ?? path;
const english = Object.entries(files).flatMap(([path, texts]) =>
  path.endsWith('/en.json') ? [{ path, name: folderOf(path), texts }] : [],
);
const inArabic = (path: string): Texts | undefined => files[path.replace(/en\.json$/, 'ar.json')];

const flat = (texts: Texts, before = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );

const FORM = /_(zero|one|two|few|many|other)$/;
const withoutForm = (key: string): string => key.replace(FORM, '');
const hasForms = (texts: Texts): Set<string> =>
  new Set(flat(texts).flatMap(([key]) => (FORM.test(key) ? [withoutForm(key)] : [])));
/** What a text is put together with: placeholders and markup; a number may be a word of its own. */
const holes = (text: string): string[] =>
  [...new Set(text.match(/\{\{[^}]*\}\}|<\/?\w+>|\$t\([^)]*\)/g))]
    .filter((hole) => hole !== '{{count}}')
    .toSorted();

const forms = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;

describe('Arabic', () => {
  it('lacks no file', () => {
    const missing = english.filter(({ path }) => !inArabic(path)).map(({ name }) => name);
    expect(missing).toEqual([]);
  });

  it.each(english)('joins no letter to a site’s own word in $name', ({ path }) => {
    // The word may be a Latin one: an article or a preposition cannot be written on to it.
    const joined = flat(inArabic(path) ?? {}).filter(([, text]) => /\p{L}ـ?\{\{alias/u.test(text));
    expect(joined).toEqual([]);
  });

  it.each(
    english.flatMap(({ name, path, texts }) => {
      const arabic = inArabic(path);
      return arabic ? [{ name, texts, arabic }] : [];
    }),
  )(
    'says everything that English says in $name, with the same placeholders',
    ({ texts, arabic }) => {
      const plural = hasForms(texts);
      const keys = (all: Texts) =>
        [...new Set(flat(all).map(([key]) => withoutForm(key)))].toSorted();
      expect(keys(arabic)).toEqual(keys(texts));
      const meant = new Map(flat(texts).map(([key, text]) => [withoutForm(key), holes(text)]));
      for (const [key, text] of flat(arabic))
        expect([key, holes(text)]).toEqual([key, meant.get(withoutForm(key))]);
      for (const key of plural)
        for (const form of forms)
          expect(flat(arabic).map(([each]) => each)).toContain(`${key}_${form}`);
    },
  );
});

describe('the pseudo-locale', () => {
  it.each(english)('keeps every placeholder of $name', ({ texts }) => {
    const pseudo = new Map(flat(pseudoLocalise(texts) as Texts));
    for (const [key, text] of flat(texts))
      expect(holes(pseudo.get(key) ?? '')).toEqual(holes(text));
  });
});
