import { Button, Icon, NavItem, VisuallyHidden } from '@foyer/ui-kit/core';
import { globeIcon } from '@foyer/ui-kit/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '~/shared/i18n/languages';
import { lazyComponent } from '~/shared/loading/lazyComponent';

interface LanguageSwitchProps {
  /** In a brand bar on the hero, or a row of the portal's menu. */
  tone: 'hero' | 'row';
}

/** Stands in for the menu until its code has loaded; a press loads it. */
const LanguageButton = ({ tone, onRetry }: LanguageSwitchProps & { onRetry?: () => unknown }) => {
  const { t, i18n } = useTranslation('common');
  const { code, name } = languageOf(i18n.language);
  const label = `${t('language')}: ${name}`;
  const press = { 'aria-haspopup': 'menu', onClick: () => void onRetry?.() } as const;
  if (tone === 'row')
    return (
      <NavItem as="button" icon={globeIcon} aria-label={label} {...press}>
        {name}
      </NavItem>
    );
  return (
    <Button variant="text" size="small" icon={<Icon of={globeIcon} size={20} />} {...press}>
      <VisuallyHidden>{`${label} `}</VisuallyHidden>
      {code.slice(0, 2).toUpperCase()}
    </Button>
  );
};

const LazyLanguageMenu = lazyComponent(() => import('./LazyLanguageMenu'), {
  loading: LanguageButton,
  failed: LanguageButton,
});

/** The current language. A press loads the menu of the others, and opens it. Rule SHELL-7. */
export const LanguageSwitch = ({ tone }: LanguageSwitchProps) => {
  const [isPressed, setPressed] = useState(false);
  return isPressed ? (
    <LazyLanguageMenu tone={tone} />
  ) : (
    <LanguageButton tone={tone} onRetry={() => setPressed(true)} />
  );
};
