import type { Importance } from '@foyer/domain';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { useIdle } from '~/shared/loading/useIdle';
import { useAppSelector } from '~/session/store/hooks';

/** Few sites have a notification, so its code is not part of the first page. */
const SiteNotification = lazyComponent(() => import('./SiteNotification'));

interface SiteBannerProps {
  /** Shows it only with this importance. */
  only?: Importance;
}

/** The operator's notification, where there is one. It follows the first page. */
export const SiteBanner = ({ only }: SiteBannerProps) => {
  const importance = useAppSelector(({ site }) => site.info?.notification?.importance);
  const isThere = importance && (!only || importance === only);
  return useIdle() && isThere ? <SiteNotification /> : null;
};
