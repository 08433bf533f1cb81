import { lazyScreen } from '~/shell/layout/lazyScreen';
import { withTexts } from '~/shared/i18n/i18n';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

const byEmail = lazyScreen(
  withTexts(() => import('./by-email/ByEmailScreen'), 'recovery', 'forms'),
);
const bySms = lazyScreen(withTexts(() => import('./by-sms/BySmsScreen'), 'recovery', 'forms'));

/** Password recovery by email and by text, for visitors and for logged-in users. */
export const recoveryScreens: readonly ScreenRoute[] = [
  { path: '/password-recovery', Screen: byEmail },
  { path: '/sms-password-recovery', Screen: bySms },
  { path: '/password-recovery-for-my-account', Screen: byEmail },
  { path: '/password-sms-recovery-for-my-account', Screen: bySms },
  {
    path: '/password-reset',
    Screen: lazyScreen(
      withTexts(() => import('./password-reset/PasswordResetScreen'), 'recovery', 'forms'),
    ),
  },
];
