import { describe, expect, it } from 'vitest';
import { languages } from './languages';
import { pseudoLocalise } from './pseudoLocale';

type Texts = { [key: string]: Texts | string };

const files = import.meta.glob<Texts>('../../**/texts/*.json', { eager: true, import: 'default' });

const folderOf = (path: string): string => /([^/]+)\/texts\//.exec(path)?.[1] ?? path;
const english = Object.entries(files).flatMap(([path, texts]) =>
  path.endsWith('/en.json') ? [{ path, name: folderOf(path), texts }] : [],
);
const textsIn = (code: string, path: string): Texts | undefined =>
  files[path.replace(/en\.json$/, `${code}.json`)];

const flat = (texts: Texts, before = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );

const FORM = /_(zero|one|two|few|many|other)$/;
const withoutForm = (key: string): string => key.replace(FORM, '');
/** What a text is put together with: placeholders and markup; a number may be a word of its own. */
const holes = (text: string): string[] =>
  [...new Set(text.replaceAll(', capital}}', '}}').match(/\{\{[^}]*\}\}|<\/?\w+>|\$t\([^)]*\)/g))]
    .filter((hole) => hole !== '{{count}}')
    .toSorted();

describe('Arabic', () => {
  it.each(english)('joins no letter to a site’s own word in $name', ({ path }) => {
    // The word may be a Latin one: an article or a preposition cannot be written on to it.
    const joined = flat(textsIn('ar', path) ?? {}).filter(([, text]) =>
      /\p{L}ـ?\{\{alias/u.test(text),
    );
    expect(joined).toEqual([]);
  });
});

describe.each(languages.filter(({ code }) => code !== 'en'))('$code', ({ code }) => {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;

  it('has every text file that English has', () => {
    const missing = english.filter(({ path }) => !textsIn(code, path)).map(({ name }) => name);
    expect(missing).toEqual([]);
  });

  it.each(english)('has every text of $name, with the same placeholders', ({ path, texts }) => {
    const translated = flat(textsIn(code, path) ?? {});
    const own = new Set(translated.map(([key]) => key));
    const wanted = flat(texts).flatMap(([key]) =>
      FORM.test(key) ? forms.map((form) => `${withoutForm(key)}_${form}`) : [key],
    );
    expect({ missing: wanted.filter((key) => !own.has(key)) }).toEqual({ missing: [] });
    const known = new Set(flat(texts).map(([key]) => withoutForm(key)));
    const unused = [...own].filter((key) => !known.has(withoutForm(key)));
    expect({ unused }).toEqual({ unused: [] });
    // One form can have a placeholder that another does not need: the name of one, the count of many.
    const changed = translated.filter(([key, text]) => {
      const wordings = flat(texts).filter(([each]) => withoutForm(each) === withoutForm(key));
      return !wordings.some(([, wording]) => holes(wording).join() === holes(text).join());
    });
    expect({ changed }).toEqual({ changed: [] });
  });
});

describe('the pseudo-locale', () => {
  it.each(english)('keeps every placeholder of $name', ({ texts }) => {
    const pseudo = new Map(flat(pseudoLocalise(texts) as Texts));
    for (const [key, text] of flat(texts))
      expect(holes(pseudo.get(key) ?? '')).toEqual(holes(text));
  });
});
