import { aliasWords, type SiteAliases } from '@foyer/domain';
import i18next from 'i18next';

let current: SiteAliases = {};

/** Variables that every text can use; i18next reads this object for each text. */
export const defaultVariables: Record<string, unknown> = {};

const apply = (): void => {
  const t = i18next.getFixedT(i18next.language, 'common');
  defaultVariables['alias'] = Object.fromEntries(
    aliasWords.map((word) => [
      word,
      { one: t(`aliases.${word}.one`), many: t(`aliases.${word}.many`), ...current[word] },
    ]),
  );
};

/**
 * Sets the site's own words (site, building, zone, access period, plan), for every text that uses one
 * as `{{alias.plan.many}}`. The portal's own word is used for a word that the site does not have.
 */
export const setAliases = (aliases: SiteAliases): void => {
  current = aliases;
  apply();
};

i18next.on('languageChanged', apply);

/** Lets a text begin with a site's word: `{{alias.plan.many, capital}}`. i18next has to be started. */
export const addCapitals = (): void =>
  i18next.services.formatter?.add(
    'capital',
    (word: string) => word.charAt(0).toUpperCase() + word.slice(1),
  );
