import { speedTestView } from '~/features/speed-test/routes';
import { withViews } from '~/platform/portal/withViews';
import { lazyScreen } from '~/platform/routing/lazyScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const myAccountScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/my-account',
    Screen: withViews(
      lazyScreen(() => import('./overview/MyAccountScreen')),
      speedTestView,
    ),
  },
  {
    path: '/portal/my-account/edit',
    Screen: lazyScreen(() => import('./edit/EditAccountScreen')),
  },
];
