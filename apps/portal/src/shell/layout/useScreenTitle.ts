import { pageTitle } from '@foyer/domain';
import { useEffect } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useAppSelector } from '~/session/store/hooks';

/**
 * Sets the tab's title: the screen's name and `{brand} - {location}`, or the brand alone on the landing
 * page. It runs again when the theme changes, because a theme sets its own title.
 */
export const useScreenTitle = (screen: string | null): void => {
  const { t } = useTranslation('common');
  const info = useAppSelector(({ site }) => site.info);
  const themeTitle = useAppSelector(({ site }) => site.themeTitle);
  useEffect(() => {
    const site = info ? pageTitle(info, themeTitle) : (themeTitle ?? t('wifi'));
    document.title = screen ? `${screen} | ${site}` : site;
  }, [screen, info, themeTitle, t]);
};
