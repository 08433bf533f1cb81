import { lazyScreen } from '~/platform/routing/lazyScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const planScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/manage-your-plan',
    Screen: lazyScreen(() => import('./manage/ManagePlanScreen')),
  },
  {
    path: '/portal/manage-your-plan/plans',
    Screen: lazyScreen(() => import('./upgrade/UpgradeScreen')),
  },
  {
    path: '/portal/manage-your-plan/cancel',
    Screen: lazyScreen(() => import('./cancel/CancelScreen')),
  },
];
