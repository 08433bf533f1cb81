import { keyCardView } from '~/features/key-card/routes';
import { speedTestView } from '~/features/speed-test/routes';
import { lazyPortalScreen } from '~/shell/portal/lazyPortalScreen';
import { withViews } from '~/shell/portal/withViews';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

/** The first page of the logged-in portal. */
export const Dashboard = lazyPortalScreen(() => import('./dashboard/DashboardScreen'), 'home');

export const homeScreens: readonly ScreenRoute[] = [
  {
    path: '/portal',
    Screen: withViews(Dashboard, { ...speedTestView, ...keyCardView }),
  },
];
