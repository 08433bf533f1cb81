import { lazyPortalScreen } from '~/shell/portal/lazyPortalScreen';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

export const preferenceScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/preferences-and-privacy',
    Screen: lazyPortalScreen(
      () => import('./PreferencesScreen'),
      'preferences',
      'sessions',
      'optional-services',
    ),
  },
];
