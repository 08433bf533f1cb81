import { lazyScreen } from '~/shell/layout/lazyScreen';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

export const httpPapScreens: readonly ScreenRoute[] = [
  { path: '/http-pap-connection', Screen: lazyScreen(() => import('./HttpPapScreen')) },
];
