import { lazyScreen } from '~/platform/routing/lazyScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const homeScreens: readonly ScreenRoute[] = [
  { path: '/portal', Screen: lazyScreen(() => import('./dashboard/DashboardScreen')) },
];
