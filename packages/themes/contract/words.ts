/**
 * The texts of the portal that a brand may say in its own words: welcomes, success and empty states. None of them
 * names a price, a date or a duty.
 */
export type BrandText =
  | 'landing:title'
  | 'landing:titleOnline'
  | 'accounts:login.title'
  | 'purchase:return.done'
  | 'devices:empty.title';

/** A brand's own words, by language and text. The portal's words stand where a brand has none. */
export type BrandWords = Readonly<Record<string, Readonly<Partial<Record<BrandText, string>>>>>;

/** Texts in the shape of the portal's own files. */
export interface NestedTexts {
  [key: string]: string | NestedTexts;
}
