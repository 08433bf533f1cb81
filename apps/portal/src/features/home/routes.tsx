import { speedTestView } from '~/features/speed-test/routes';
import { withViews } from '~/platform/portal/withViews';
import { lazyScreen } from '~/platform/routing/lazyScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const homeScreens: readonly ScreenRoute[] = [
  {
    path: '/portal',
    Screen: withViews(
      lazyScreen(() => import('./dashboard/DashboardScreen')),
      speedTestView,
    ),
  },
];
