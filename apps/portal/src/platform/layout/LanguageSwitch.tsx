import { Button, Icon } from '@foyer/ui-kit/core';
import { globeIcon } from '@foyer/ui-kit/icons';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '~/platform/routing/whenIdle';

const LanguageMenuPart = lazy(() => import('./LanguageMenuPart'));

/**
 * The language in force, and the others to choose from. The menu's code arrives after the page is
 * usable and takes the place of its likeness.
 */
export const LanguageSwitch = () => {
  const { t, i18n } = useTranslation('common');
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  const likeness = (
    <Button
      variant="onHero"
      size="small"
      icon={<Icon of={globeIcon} size={20} />}
      aria-label={t('language')}
      onClick={() => setWanted(true)}
    >
      {i18n.language.slice(0, 2).toUpperCase()}
    </Button>
  );
  return wanted ? (
    <Suspense fallback={likeness}>
      <LanguageMenuPart />
    </Suspense>
  ) : (
    likeness
  );
};
