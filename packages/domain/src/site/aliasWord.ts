import type { OwnMessage } from '../messages/message';
import { aliasWords, type AliasWord, type SiteAliases } from './siteAliases';

/** A site's word for something, singular or plural; the key of the portal's own word without one. */
export const aliasWord = (
  aliases: SiteAliases,
  word: AliasWord,
  form: 'one' | 'many',
): OwnMessage => {
  const own = aliases[word]?.[form];
  return own ? { text: own } : { key: `aliases.${word}.${form}` };
};

/** Every word in both forms, for texts that use them: `site.one`, `site.many`, `building.one` … */
export const aliasValues = (aliases: SiteAliases): Record<string, OwnMessage> =>
  Object.fromEntries(
    aliasWords.flatMap((word) => [
      [`${word}.one`, aliasWord(aliases, word, 'one')],
      [`${word}.many`, aliasWord(aliases, word, 'many')],
    ]),
  );
