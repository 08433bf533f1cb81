import { keyCardView } from '~/features/key-card/routes';
import { speedTestView } from '~/features/speed-test/routes';
import { lazyPortalScreen } from '~/shell/portal/lazyPortalScreen';
import { NETWORK_VIEW, SET_UP_VIEW } from '~/shell/portal/portalViews';
import { withViews } from '~/shell/portal/withViews';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

const SetUp = lazyPortalScreen(
  () => import('./home-network-setup/HomeNetworkSetupScreen'),
  'devices',
);

export const deviceScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/device-management',
    Screen: withViews(
      lazyPortalScreen(() => import('./device-management/DeviceManagementScreen'), 'devices'),
      { ...speedTestView, ...keyCardView, [SET_UP_VIEW]: SetUp },
    ),
  },
  {
    path: '/portal/device-management/add-device',
    Screen: lazyPortalScreen(() => import('./add-device/AddDeviceScreen'), 'devices', 'forms'),
  },
  {
    path: '/portal/device-management/edit-device/:id',
    Screen: lazyPortalScreen(() => import('./edit-device/EditDeviceScreen'), 'devices', 'forms'),
  },
  {
    path: '/portal/manage-your-plan/home-networking-wizard',
    Screen: withViews(SetUp, {
      [NETWORK_VIEW]: lazyPortalScreen(() => import('./network/NetworkScreen'), 'devices'),
    }),
  },
];
