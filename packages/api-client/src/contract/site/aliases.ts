import { type Alias, type AliasWord, aliasWords, type SiteAliases } from '@foyer/domain';
import * as v from 'valibot';
import { optional } from '../schemas/answerSchemas';

const words = optional(
  v.object({
    /** The singular. */
    one: v.string(),
    /** The plural. */
    many: v.string(),
  }),
);

/** The site's own words; a word that it leaves out stays the portal's. */
const readAliases = (wire: Partial<Record<AliasWord, Alias | null>>): SiteAliases => {
  const own: Partial<Record<AliasWord, Alias>> = {};
  for (const word of aliasWords) {
    const alias = wire[word];
    if (alias) own[word] = alias;
  }
  return own;
};

/** The site's own words for some of the portal's. */
export const aliases = v.pipe(
  v.object({
    /** The word for "site". Without it: the portal's word. */
    site: words,
    /** The word for "building". Without it: the portal's word. */
    building: words,
    /** The word for "zone". Without it: the portal's word. */
    zone: words,
    /** The word for "access period". Without it: the portal's word. */
    accessPeriod: words,
    /** The word for "plan". Without it: the portal's word. */
    plan: words,
  }),
  v.transform((wire): SiteAliases => readAliases(wire)),
);
