import { lazyScreen } from '~/shell/layout/lazyScreen';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

const byEmail = lazyScreen(() => import('./by-email/ByEmailScreen'));
const bySms = lazyScreen(() => import('./by-sms/BySmsScreen'));

/** A forgotten password, by e-mail and by text, for visitors and for whoever is logged in. */
export const recoveryScreens: readonly ScreenRoute[] = [
  { path: '/password-recovery', Screen: byEmail },
  { path: '/sms-password-recovery', Screen: bySms },
  { path: '/password-recovery-for-my-account', Screen: byEmail },
  { path: '/password-sms-recovery-for-my-account', Screen: bySms },
  {
    path: '/password-reset',
    Screen: lazyScreen(() => import('./password-reset/PasswordResetScreen')),
  },
];
