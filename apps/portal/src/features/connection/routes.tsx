import { withTexts } from '~/shared/i18n/i18n';
import { lazyScreen } from '~/shell/layout/lazyScreen';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

export const connectionScreens: readonly ScreenRoute[] = [
  {
    path: '/connection-check',
    Screen: lazyScreen(withTexts(() => import('./ConnectionScreen'), 'connection')),
  },
];
