import { lazyScreen } from '~/shell/layout/lazyScreen';
import { lazyPortalScreen } from '~/shell/portal/lazyPortalScreen';
import { withTexts } from '~/shared/i18n/i18n';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

export const guestScreens: readonly ScreenRoute[] = [
  {
    path: '/guest-pass',
    Screen: lazyScreen(withTexts(() => import('./redeem/GuestPassScreen'), 'guests', 'forms')),
  },
  {
    path: '/portal/device-management/guest-passes',
    Screen: lazyPortalScreen(() => import('./passes/GuestPassesScreen'), 'guests', 'forms'),
  },
];
