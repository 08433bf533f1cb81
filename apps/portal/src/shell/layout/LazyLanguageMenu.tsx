import { LanguageMenu, type LanguageMenuProps } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { changeLanguage } from '~/shared/i18n/i18n';
import {
  languageName,
  languageOf,
  languages,
  pseudoLocale,
  type Language,
} from '~/shared/i18n/languages';
import { api, type tagTypes } from '~/session/api/api';
import { reloadSite } from '~/session/refreshSession';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';

/** What the server words for people to read. */
const worded: (typeof tagTypes)[number][] = [
  'Billing',
  'Consents',
  'Dashboard',
  'Plans',
  'Site',
  'Subscription',
];

/** The language menu. A press has loaded it, so it opens at once. */
const LazyLanguageMenu = ({ tone }: Pick<LanguageMenuProps, 'tone'>) => {
  const { t, language } = useTranslation('common');
  const devMode = useAppSelector(({ site }) => site.config?.devMode ?? false);
  const dispatch = useAppDispatch();
  const current = languageOf(language);
  const all: readonly Language[] = devMode ? [...languages, pseudoLocale] : languages;
  /** The server's own words, such as the names of plans, come again in the new language. Rule API-16. */
  const choose = async (code: string): Promise<void> => {
    await changeLanguage(code);
    dispatch(api.util.invalidateTags(worded));
    void dispatch(reloadSite());
  };
  return (
    <LanguageMenu
      tone={tone}
      startsOpen
      label={`${t('language')}: ${languageName(current)}`}
      languages={all.map((each) => ({ ...each, name: languageName(each) }))}
      current={current.code}
      onSelect={(code) => void choose(code)}
    />
  );
};

export default LazyLanguageMenu;
