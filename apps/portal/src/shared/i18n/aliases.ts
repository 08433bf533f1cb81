import { aliasWords, type AliasWord, type SiteAliases } from '@foyer/domain';
import i18next from 'i18next';

type Words = Record<AliasWord, { one: string; many: string }>;

const word = (name: AliasWord, form: 'one' | 'many', aliases: SiteAliases): string =>
  aliases[name]?.[form] ?? i18next.t(`common:aliases.${name}.${form}`);

let current: SiteAliases = {};

const apply = (): void => {
  const alias = Object.fromEntries(
    aliasWords.map((name) => [
      name,
      { one: word(name, 'one', current), many: word(name, 'many', current) },
    ]),
  ) as Words;
  const interpolation = { ...i18next.options.interpolation, defaultVariables: { alias } };
  i18next.options.interpolation = interpolation;
  i18next.services.interpolator?.init({ interpolation } as never, true);
};

/**
 * The site's own words (site, building, zone, access period, plan), for every text that uses one as
 * `{{alias.plan.many}}`. Without one the portal's own word in the current language stands.
 */
export const setAliases = (aliases: SiteAliases): void => {
  current = aliases;
  apply();
};

i18next.on('languageChanged', apply);
