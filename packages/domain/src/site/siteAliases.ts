/** The words that a site can replace. Rule SITE-5. */
export const aliasWords = ['site', 'building', 'zone', 'accessPeriod', 'plan'] as const;
export type AliasWord = (typeof aliasWords)[number];

export type Alias = { readonly one: string; readonly many: string };

/** A missing word keeps the portal's own. */
export type SiteAliases = Readonly<Partial<Record<AliasWord, Alias>>>;
