import { speedTestView } from '~/features/speed-test/routes';
import { lazyPortalScreen } from '~/platform/portal/lazyPortalScreen';
import { withViews } from '~/platform/portal/withViews';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const myAccountScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/my-account',
    Screen: withViews(
      lazyPortalScreen(() => import('./overview/MyAccountScreen')),
      speedTestView,
    ),
  },
  {
    path: '/portal/my-account/edit',
    Screen: lazyPortalScreen(() => import('./edit/EditAccountScreen')),
  },
];
