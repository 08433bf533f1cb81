import { lazyPortalScreen } from '~/platform/portal/lazyPortalScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const preferenceScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/preferences-and-privacy',
    Screen: lazyPortalScreen(() => import('./PreferencesScreen')),
  },
];
