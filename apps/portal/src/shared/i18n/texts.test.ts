import { messageKeys } from '@foyer/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasText, startI18n } from './i18n';

const english = import.meta.glob<Record<string, unknown>>('../../**/texts/en.json', {
  eager: true,
  import: 'default',
});

/** The texts of a file, with one kind of apostrophe. */
const sentencesOf = (texts: unknown): string[] =>
  typeof texts === 'string'
    ? [texts.replaceAll('’', "'")]
    : Object.values(texts ?? {}).flatMap(sentencesOf);

beforeAll(() => startI18n());

describe('the texts of the portal', () => {
  it.each(messageKeys)('have the text of the domain’s message key %s', (key) => {
    expect(hasText(key) || hasText(`${key}_one`)).toBe(true);
  });

  it('have each sentence of the error catalogue once, whichever screen shows it', () => {
    const all = Object.values(english).flatMap(sentencesOf);
    const catalogue = sentencesOf(english['../common/texts/en.json']?.['errors']);
    const exact = catalogue.filter((text) => text.startsWith('Oops.'));
    expect(exact).toHaveLength(2);
    for (const text of exact) expect(all.filter((each) => each === text)).toHaveLength(1);
  });
});
