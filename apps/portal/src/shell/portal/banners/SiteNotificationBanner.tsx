import { importanceTone } from '@foyer/domain';
import { SiteBanner } from '~/shell/site/SiteBanner';
import { useAppSelector } from '~/session/store/hooks';

/** The operator's notification where it belongs: the loud ones among the banners, a quiet one beside the content. */
export const SiteNotificationBanner = ({ loud }: { loud: boolean }) => {
  const isLoud = useAppSelector(({ site }) => {
    const importance = site.info?.notification?.importance;
    return importance !== undefined && importanceTone(importance) !== 'info';
  });
  return isLoud === loud ? <SiteBanner /> : null;
};
