import { withTexts } from '~/shared/i18n/i18n';
import { paths } from '~/shared/routing/paths';
import type { ScreenRoute } from '~/shared/routing/screenRoute';
import { lazyScreen } from '~/shell/layout/lazyScreen';

/** Ending a contract without logging in: withdrawing and cancelling. */
export const terminationScreens: readonly ScreenRoute[] = [
  {
    path: paths.withdraw,
    Screen: lazyScreen(withTexts(() => import('./WithdrawScreen'), 'termination', 'forms', 'dues')),
  },
  {
    path: paths.cancelContract,
    Screen: lazyScreen(
      withTexts(() => import('./CancelContractScreen'), 'termination', 'forms', 'dues'),
    ),
  },
];
