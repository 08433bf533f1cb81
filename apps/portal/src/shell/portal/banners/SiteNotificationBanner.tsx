import { importanceTone } from '@foyer/domain';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { useAppSelector } from '~/session/store/hooks';
import { selectHomePage, VIEW } from '~/shell/portal/portalViews';
import { Pending } from '~/shell/portal/sections/Together';

/** The page's other sections wait for its code, so that it pushes none away. */
const SiteNotification = lazyComponent(() => import('~/shell/site/SiteNotification'), {
  loading: Pending,
});

/**
 * The operator's notification: a prominent one is among the banners of every page, any other is a strip
 * on the home page, but not on a view that opens from it. Rule SITE-6.
 */
export const SiteNotificationBanner = ({ prominent }: { prominent: boolean }) => {
  const { pathname, search } = useLocation();
  const isHome = useAppSelector(
    (state) => selectHomePage(state) === pathname && !new URLSearchParams(search).has(VIEW),
  );
  const importance = useAppSelector(({ site }) => site.info?.notification?.importance);
  if (importance === undefined) return null;
  const isProminent = importanceTone(importance) !== 'info';
  return isProminent === prominent && (isProminent || isHome) ? <SiteNotification /> : null;
};
