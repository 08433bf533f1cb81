import { lazyScreen } from '~/shell/layout/lazyScreen';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

export const loadPurchase = () => import('./PurchaseScreen');

export const purchaseScreens: readonly ScreenRoute[] = [
  { path: '/select-plan', Screen: lazyScreen(loadPurchase) },
  { path: '/select-plan-anchor', Screen: lazyScreen(loadPurchase) },
  {
    path: '/select-plan-email-verification',
    Screen: lazyScreen(() => import('./email-verification/EmailVerificationScreen')),
  },
  {
    path: '/stripe-return',
    Screen: lazyScreen(() => import('./stripe-return/StripeReturnScreen')),
  },
];

/** Fetches the plans and tells the landing page what they come to. */
export const loadOffer = () => import('./loadOffer');
