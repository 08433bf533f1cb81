import { speedTestView } from '~/features/speed-test/routes';
import { SET_UP_VIEW } from '~/platform/portal/portalViews';
import { withViews } from '~/platform/portal/withViews';
import { lazyScreen } from '~/platform/routing/lazyScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

const SetUp = lazyScreen(() => import('./set-up/SetUpScreen'));

export const deviceScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/device-management',
    Screen: withViews(
      lazyScreen(() => import('./device-management/DeviceManagementScreen')),
      { ...speedTestView, [SET_UP_VIEW]: SetUp },
    ),
  },
  {
    path: '/portal/device-management/add-device',
    Screen: lazyScreen(() => import('./add-device/AddDeviceScreen')),
  },
  {
    path: '/portal/device-management/edit-device/:id',
    Screen: lazyScreen(() => import('./edit-device/EditDeviceScreen')),
  },
  { path: '/portal/manage-your-plan/home-networking-wizard', Screen: SetUp },
];
