import { lazyScreen } from '~/shell/layout/lazyScreen';
import { withTexts } from '~/shared/i18n/i18n';

/** Where a payment returns to. */
export const StripeReturn = lazyScreen(withTexts(() => import('./StripeReturnScreen'), 'purchase'));
