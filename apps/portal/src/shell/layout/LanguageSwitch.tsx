import { Button, Icon, VisuallyHidden } from '@foyer/ui-kit/core';
import { globeIcon } from '@foyer/ui-kit/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { useIdle } from '~/shared/loading/useIdle';

/** Stands in for the menu until its code has loaded; a press loads it. */
const LanguageButton = ({ onRetry }: { onRetry?: () => unknown }) => {
  const { t, i18n } = useTranslation('common');
  return (
    <Button
      variant="text"
      size="small"
      icon={<Icon of={globeIcon} size={20} />}
      onClick={() => void onRetry?.()}
    >
      <VisuallyHidden>{t('language')} </VisuallyHidden>
      {i18n.language.slice(0, 2).toUpperCase()}
    </Button>
  );
};

const LazyLanguageMenu = lazyComponent(() => import('./LazyLanguageMenu'), {
  loading: LanguageButton,
  failed: LanguageButton,
});

/** The current language and the menu of the others. The menu's code loads once the browser is idle. */
export const LanguageSwitch = () => {
  const [isPressed, setPressed] = useState(false);
  return useIdle() || isPressed ? (
    <LazyLanguageMenu />
  ) : (
    <LanguageButton onRetry={() => setPressed(true)} />
  );
};
