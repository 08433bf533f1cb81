/** The words that a site may replace by its own. Specification, section 2. */
export const aliasWords = ['site', 'building', 'zone', 'accessPeriod', 'plan'] as const;
export type AliasWord = (typeof aliasWords)[number];

/** One word, singular and plural. */
export type Alias = { readonly one: string; readonly many: string };

/** A site's own words; what it leaves out keeps the portal's word. */
export type SiteAliases = Readonly<Partial<Record<AliasWord, Alias>>>;
