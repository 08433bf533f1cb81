import { keyCardView } from '~/features/key-card/routes';
import { speedTestView } from '~/features/speed-test/routes';
import { lazyPortalScreen } from '~/shell/portal/lazyPortalScreen';
import { withViews } from '~/shell/portal/withViews';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

export const myAccountScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/my-account',
    Screen: withViews(
      lazyPortalScreen(
        () => import('./overview/MyAccountScreen'),
        'my-account',
        'billing',
        'forms',
      ),
      { ...speedTestView, ...keyCardView },
    ),
  },
  {
    path: '/portal/my-account/edit',
    Screen: lazyPortalScreen(() => import('./edit/EditAccountScreen'), 'my-account', 'forms'),
  },
];
