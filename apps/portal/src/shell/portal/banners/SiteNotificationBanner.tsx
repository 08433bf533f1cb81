import { importanceTone } from '@foyer/domain';
import { SiteBanner } from '~/shell/site/SiteBanner';
import { useAppSelector } from '~/session/store/hooks';

/**
 * The operator's notification: a prominent one is among the banners, any other beside the content.
 */
export const SiteNotificationBanner = ({ prominent }: { prominent: boolean }) => {
  const isProminent = useAppSelector(({ site }) => {
    const importance = site.info?.notification?.importance;
    return importance !== undefined && importanceTone(importance) !== 'info';
  });
  return isProminent === prominent ? <SiteBanner /> : null;
};
