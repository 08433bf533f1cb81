import { lazyScreen } from '~/platform/routing/lazyScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const billingScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/billing-information',
    Screen: lazyScreen(() => import('./overview/BillingScreen')),
  },
  {
    path: '/portal/billing-information/:subscriptionId',
    Screen: lazyScreen(() => import('./subscription/SubscriptionScreen')),
  },
  {
    path: '/portal/my-account/default-payment-method',
    Screen: lazyScreen(() => import('./payment-method/PaymentMethodScreen')),
  },
];
