import { lazyScreen } from '~/platform/routing/lazyScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const preferenceScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/preferences-and-privacy',
    Screen: lazyScreen(() => import('./PreferencesScreen')),
  },
];
