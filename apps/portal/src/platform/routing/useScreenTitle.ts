import { pageTitle } from '@foyer/domain';
import { useEffect } from 'react';
import { useAppSelector } from '~/platform/store/hooks';

/**
 * Titles the tab: the screen's own name before the brand's, or the brand alone on the start page.
 * Specification, section 9: `{brand} - {location}`.
 */
export const useScreenTitle = (screen: string | null): void => {
  const site = useAppSelector(({ site: { info, themeTitle } }) =>
    info ? pageTitle(info, themeTitle) : themeTitle,
  );
  useEffect(() => {
    const title = [screen, site].filter(Boolean).join(' | ');
    if (title) document.title = title;
  }, [screen, site]);
};
