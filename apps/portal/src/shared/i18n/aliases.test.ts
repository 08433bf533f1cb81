import { aliasWords } from '@foyer/domain';
import { describe, expect, it } from 'vitest';
import { languages } from './languages';

type Texts = { [key: string]: Texts | string };

const files = import.meta.glob<Texts>('../../**/texts/*.json', { eager: true, import: 'default' });

const common = (code: string): Texts => files[`../common/texts/${code}.json`] ?? {};

/** The portal's own words for what a site can name otherwise, such as "plan" and "plans". */
const ownWords = (code: string): string[] => {
  const aliases = common(code)['aliases'] as Record<string, { one: string; many: string }>;
  return aliasWords.flatMap((word) => Object.values(aliases[word] ?? {}));
};

/** A word as a text writes it: in Arabic with what is written on to it, and without its signs. */
const written = (word: string, code: string): string => {
  if (code !== 'ar') return word;
  const stem = word.replace(/\p{M}/gu, '').replace(/ة$/, '');
  return `[وفبلك]?(?:ال|ل)?${stem}[ةت]?(?:ي|ك|ه|ها|نا|كم|هم)?`;
};

const flat = (texts: Texts, path: string): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : flat(value, `${path}.${key}`),
  );

/** Finds the texts that write a word which a site can replace. Rule SITE-5. */
const hardCoded = (texts: Texts, code: string, path: string): string[] => {
  const words = ownWords(code).map((word) => written(word, code));
  const found = new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'iu');
  return flat(texts, path)
    .filter(([, text]) => found.test(text.replaceAll(/\{\{[^}]*\}\}/g, '')))
    .map(([key, text]) => `${key}: ${text}`);
};

describe('a text that writes a word which a site can replace', () => {
  it('is found in each language', () => {
    const english = {
      safe: 'Your plan is not affected.',
      menu: { plan: 'My Plan', many: 'See our PLANS' },
      cycle: 'Access period',
      fine: 'Your {{alias.plan.one}} is {{plan}}. Planned for websites.',
    };
    expect(hardCoded(english, 'en', 'sample')).toEqual([
      'sample.safe: Your plan is not affected.',
      'sample.menu.plan: My Plan',
      'sample.menu.many: See our PLANS',
      'sample.cycle: Access period',
    ]);
    const arabic = { menu: 'باقتي', all: 'كل الباقات', fine: 'المبلغ المتبقي {{alias.plan.one}}' };
    expect(hardCoded(arabic, 'ar', 'sample')).toHaveLength(2);
  });

  it.each(languages)('is nowhere in $name', ({ code }) => {
    const all = Object.entries(files).filter(([path]) => path.endsWith(`/${code}.json`));
    const found = all.flatMap(([path, { aliases: _words, ...texts }]) =>
      hardCoded(texts, code, path),
    );
    expect(all.length).toBeGreaterThan(15);
    expect(found).toEqual([]);
  });
});
