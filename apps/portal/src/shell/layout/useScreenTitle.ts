import { pageTitle } from '@foyer/domain';
import { useEffect } from 'react';
import { useAppSelector } from '~/session/store/hooks';

/**
 * Titles the tab: the screen's own name before the brand's, or the brand alone on the start page.
 * Specification, section 9: `{brand} - {location}`. A theme that arrives puts its own name there,
 * which is not always the brand's; so the title is said again after it.
 */
export const useScreenTitle = (screen: string | null): void => {
  const info = useAppSelector(({ site }) => site.info);
  const themeTitle = useAppSelector(({ site }) => site.themeTitle);
  useEffect(() => {
    const site = info ? pageTitle(info, themeTitle) : themeTitle;
    const title = [screen, site].filter(Boolean).join(' | ');
    if (title) document.title = title;
  }, [screen, info, themeTitle]);
};
