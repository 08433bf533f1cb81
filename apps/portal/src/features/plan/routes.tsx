import { lazyPortalScreen } from '~/platform/portal/lazyPortalScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const planScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/manage-your-plan',
    Screen: lazyPortalScreen(() => import('./manage/ManagePlanScreen')),
  },
  {
    path: '/portal/manage-your-plan/plans',
    Screen: lazyPortalScreen(() => import('./upgrade/UpgradeScreen')),
  },
  {
    path: '/portal/manage-your-plan/cancel',
    Screen: lazyPortalScreen(() => import('./cancel/CancelScreen')),
  },
];
