import { NavItem } from '@foyer/ui-kit/core';
import { globeIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import {
  createLanguageSwitch,
  type LanguageButtonProps,
} from '~/shell/layout/createLanguageSwitch';
import { languageName, languageOf } from '~/shared/i18n/languages';

const RowButton = ({ onRetry }: LanguageButtonProps) => {
  const { t, language } = useTranslation('common');
  const name = languageName(languageOf(language));
  return (
    <NavItem
      as="button"
      icon={globeIcon}
      aria-label={`${t('language')}: ${name}`}
      aria-haspopup="menu"
      onClick={() => void onRetry?.()}
    >
      {name}
    </NavItem>
  );
};

/** In the portal's side menu and under More. Rule SHELL-7. */
export const LanguageRow = createLanguageSwitch(RowButton, 'row');
