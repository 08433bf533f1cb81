import { withTexts } from '~/shared/i18n/i18n';
import { lazyPortalScreen } from '~/shell/portal/lazyPortalScreen';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

export const billingScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/billing-information',
    Screen: lazyPortalScreen(() => import('./overview/BillingScreen'), 'billing', 'card-form'),
  },
  {
    path: '/portal/billing-information/:subscriptionId',
    Screen: lazyPortalScreen(
      () => import('./subscription/SubscriptionScreen'),
      'billing',
      'card-form',
    ),
  },
  {
    path: '/portal/my-account/default-payment-method',
    Screen: lazyPortalScreen(
      () => import('./payment-method/PaymentMethodScreen'),
      'billing',
      'card-form',
    ),
  },
];

/** The amounts due, for account details where a user can't open billing. Rule BILL-18. */
export const loadDueInvoices = withTexts(
  () => import('./overview/DueInvoices'),
  'billing',
  'card-form',
);
