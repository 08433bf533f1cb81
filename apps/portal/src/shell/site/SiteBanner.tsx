import { lazyComponent } from '~/shared/loading/lazyComponent';
import { useIdle } from '~/shared/loading/useIdle';
import { useAppSelector } from '~/session/store/hooks';
import type { SiteNotificationProps } from './SiteNotification';

/** Few sites have a notification, so its code is not part of the first page. */
const SiteNotification = lazyComponent(() => import('./SiteNotification'));

/** The operator's notification, where there is one. It follows the first page. */
export const SiteBanner = (props: SiteNotificationProps) => {
  const isThere = useAppSelector(({ site }) => Boolean(site.info?.notification));
  return useIdle() && isThere ? <SiteNotification {...props} /> : null;
};
