import { Button, Icon, VisuallyHidden } from '@foyer/ui-kit/core';
import { globeIcon } from '@foyer/ui-kit/icons';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '~/shared/loading/lazyPart';
import { whenIdle } from '~/shared/loading/whenIdle';

/** What the menu looks like while it is not there; a press asks for it. */
const LanguageLikeness = ({ onRetry }: { onRetry?: () => unknown }) => {
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

const LanguageMenuPart = lazyPart(() => import('./LanguageMenuPart'), {
  waiting: LanguageLikeness,
  instead: LanguageLikeness,
});

/**
 * The language in force, and the others to choose from. The menu's code arrives after the page is
 * usable and takes the place of its likeness.
 */
export const LanguageSwitch = () => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return wanted ? <LanguageMenuPart /> : <LanguageLikeness onRetry={() => setWanted(true)} />;
};
