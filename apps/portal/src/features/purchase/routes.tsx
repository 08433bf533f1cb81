import { lazyScreen } from '~/shell/layout/lazyScreen';
import { withTexts } from '~/shared/i18n/i18n';
import type { ScreenRoute } from '~/shared/routing/screenRoute';
import { StripeReturn } from './stripe-return/StripeReturn';

const loadPurchase = withTexts(() => import('./PurchaseScreen'), 'purchase', 'plans');

export const purchaseScreens: readonly ScreenRoute[] = [
  { path: '/select-plan', Screen: lazyScreen(loadPurchase) },
  { path: '/select-plan-anchor', Screen: lazyScreen(loadPurchase) },
  {
    path: '/select-plan-email-verification',
    Screen: lazyScreen(
      withTexts(() => import('./email-verification/EmailVerificationScreen'), 'purchase'),
    ),
  },
  { path: '/stripe-return', Screen: StripeReturn },
  {
    path: '/resume-order',
    Screen: lazyScreen(
      withTexts(() => import('./resume-order/ResumeOrderScreen'), 'purchase', 'forms'),
    ),
  },
];

/** Fetches the plans and stores their figures for the landing page. */
export const loadOffer = () => import('./loadOffer');

/** Content for a user to whom the plan page sells a plan or a boost that has more. */
export const loadIfShopHasMore = () => import('./IfShopHasMore');
