import { describe, expect, it } from 'vitest';

const all = import.meta.glob<Record<string, unknown>>('../../**/texts/*.json', {
  eager: true,
  import: 'default',
});
const english = Object.fromEntries(
  Object.entries(all).filter(([path]) => path.endsWith('/en.json')),
);

/** The titles of a file that a hint repeats. */
const repeatedIn = (texts: object): unknown[] =>
  Object.values(texts).flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return [];
    const { title, hint }: { title?: unknown; hint?: unknown } = each;
    return [...(title !== undefined && title === hint ? [title] : []), ...repeatedIn(each)];
  });

/** The texts of a file, with one kind of apostrophe. */
const sentencesOf = (texts: unknown): string[] =>
  typeof texts === 'string'
    ? [texts.replaceAll('’', "'")]
    : Object.values(texts ?? {}).flatMap(sentencesOf);

describe('the texts of the portal', () => {
  it.each(Object.entries(all))('say in %s more in a hint than in its title', (_path, texts) => {
    expect(repeatedIn(texts)).toEqual([]);
  });

  it('have each sentence of the error catalogue once, whichever screen shows it', () => {
    const sentences = Object.values(english).flatMap(sentencesOf);
    const catalogue = sentencesOf(english['../common/texts/en.json']?.['errors']);
    const exact = catalogue.filter((text) => text.startsWith('Oops.'));
    expect(exact).toHaveLength(2);
    for (const text of exact) expect(sentences.filter((each) => each === text)).toHaveLength(1);
  });
});
