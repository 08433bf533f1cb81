import { lazyPortalScreen } from '~/shell/portal/lazyPortalScreen';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

export const planScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/manage-your-plan',
    Screen: lazyPortalScreen(
      () => import('./manage/ManagePlanScreen'),
      'plan',
      'orders',
      'forms',
      'dues',
      'card-form',
      'refusals',
    ),
  },
  {
    path: '/portal/manage-your-plan/plans',
    Screen: lazyPortalScreen(
      () => import('./upgrade/UpgradeScreen'),
      'plan',
      'plans',
      'orders',
      'card-form',
      'refusals',
    ),
  },
  {
    path: '/portal/manage-your-plan/cancel',
    Screen: lazyPortalScreen(() => import('./cancel/CancelScreen'), 'plan', 'dues', 'card-form'),
  },
];

/** Content for a user whose plan can change to one with more device slots, or with a personal network. */
export const loadIfPlanWithMore = () => import('./upgrade/IfPlanWithMore');
