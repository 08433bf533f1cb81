import { speedTestView } from '~/features/speed-test/routes';
import { lazyPortalScreen } from '~/platform/portal/lazyPortalScreen';
import { withViews } from '~/platform/portal/withViews';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const homeScreens: readonly ScreenRoute[] = [
  {
    path: '/portal',
    Screen: withViews(
      lazyPortalScreen(() => import('./dashboard/DashboardScreen')),
      speedTestView,
    ),
  },
];
