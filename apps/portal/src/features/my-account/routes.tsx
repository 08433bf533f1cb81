import { lazyScreen } from '~/platform/routing/lazyScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const myAccountScreens: readonly ScreenRoute[] = [
  { path: '/portal/my-account', Screen: lazyScreen(() => import('./MyAccountScreen')) },
];
