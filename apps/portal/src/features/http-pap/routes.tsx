import { lazyScreen } from '~/shell/layout/lazyScreen';
import { withTexts } from '~/shared/i18n/i18n';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

export const httpPapScreens: readonly ScreenRoute[] = [
  {
    path: '/http-pap-connection',
    Screen: lazyScreen(withTexts(() => import('./HttpPapScreen'), 'http-pap')),
  },
];
