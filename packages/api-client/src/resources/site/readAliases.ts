import { aliasWords, type Alias, type AliasWord, type SiteAliases } from '@foyer/domain';

type Wire = Partial<Record<AliasWord, Alias | null | undefined>> | null | undefined;

/** The words that the site replaces by its own; what it leaves out keeps the portal's word. */
export const readAliases = (wire: Wire): SiteAliases => {
  const aliases: Partial<Record<AliasWord, Alias>> = {};
  for (const word of aliasWords) {
    const alias = wire?.[word];
    if (alias) aliases[word] = alias;
  }
  return aliases;
};
