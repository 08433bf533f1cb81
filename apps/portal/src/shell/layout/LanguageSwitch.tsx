import { Button, Icon, VisuallyHidden } from '@foyer/ui-kit/core';
import { globeIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { languageName, languageOf } from '~/shared/i18n/languages';
import { createLanguageSwitch, type LanguageButtonProps } from './createLanguageSwitch';

const LanguageButton = ({ onRetry }: LanguageButtonProps) => {
  const { t, language } = useTranslation('common');
  const current = languageOf(language);
  return (
    <Button
      variant="text"
      size="small"
      icon={<Icon of={globeIcon} size={20} />}
      aria-haspopup="menu"
      onClick={() => void onRetry?.()}
    >
      <VisuallyHidden>
        {t('language')}
        {': '}
        {languageName(current)}{' '}
      </VisuallyHidden>
      {current.code.slice(0, 2).toUpperCase()}
    </Button>
  );
};

/** In the brand bar of a visitor's screen. Rule SHELL-7. */
export const LanguageSwitch = createLanguageSwitch(LanguageButton, 'hero');
