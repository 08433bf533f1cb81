import { ensureTexts } from '~/shared/i18n/i18n';
import { lazyScreen } from '~/shell/layout/lazyScreen';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

export const loadLogin = () => import('./login/LoginScreen');

export const accountScreens: readonly ScreenRoute[] = [
  { path: '/login', Screen: lazyScreen(loadLogin) },
  {
    path: '/finish-registration',
    Screen: lazyScreen(() => import('./finish-registration/FinishRegistrationScreen')),
  },
];

/** Registering and activating: tabs of the landing page. */
export const loadRegister = () => import('./register/RegisterScreen');
export const loadActivate = () => import('./activate/ActivateScreen');

/** The registration form, for the screens of other features. */
export const loadSignUpForm = () => import('./sign-up/SignUpForm');

/** The cards of "confirm your address" with their texts, for whoever waits for it. */
export const loadConfirmEmail = async () => {
  const { ConfirmEmail } = await import('./confirm-email/ConfirmEmail');
  await ensureTexts();
  return { default: ConfirmEmail };
};
