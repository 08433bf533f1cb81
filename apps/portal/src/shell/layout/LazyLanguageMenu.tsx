import { LanguageMenu, type LanguageMenuProps } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { changeLanguage } from '~/shared/i18n/chosenLanguage';
import {
  languageName,
  languageOf,
  languages,
  pseudoLocale,
  type Language,
} from '~/shared/i18n/languages';
import { reloadWords } from '~/session/reloadWords';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';

/** The language menu. A press has loaded it, so it opens at once. */
const LazyLanguageMenu = ({ tone }: Pick<LanguageMenuProps, 'tone'>) => {
  const { t, language } = useTranslation('common');
  const devMode = useAppSelector(({ site }) => site.config?.devMode ?? false);
  const dispatch = useAppDispatch();
  const current = languageOf(language);
  const all: readonly Language[] = devMode ? [...languages, pseudoLocale] : languages;
  const choose = async (code: string): Promise<void> => {
    await changeLanguage(code);
    dispatch(reloadWords());
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
