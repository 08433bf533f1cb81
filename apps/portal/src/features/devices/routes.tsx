import { lazyScreen } from '~/platform/routing/lazyScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const deviceScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/device-management',
    Screen: lazyScreen(() => import('./device-management/DeviceManagementScreen')),
  },
];
