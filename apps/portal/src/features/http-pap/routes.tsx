import { lazyScreen } from '~/platform/routing/lazyScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const httpPapScreens: readonly ScreenRoute[] = [
  { path: '/http-pap-connection', Screen: lazyScreen(() => import('./HttpPapScreen')) },
];
