import { Button, Icon, VisuallyHidden } from '@foyer/ui-kit/core';
import { globeIcon } from '@foyer/ui-kit/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { whenIdle } from '~/shared/loading/whenIdle';

/** What the menu looks like while it is not there; a press asks for it. */
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

/**
 * The language in force, and the others to choose from. The menu's code arrives after the page is
 * usable and takes the place of its likeness.
 */
export const LanguageSwitch = () => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return wanted ? <LazyLanguageMenu /> : <LanguageButton onRetry={() => setWanted(true)} />;
};
