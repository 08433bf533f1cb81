import { lazyScreen } from '~/platform/routing/lazyScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

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

/** "Confirm your address", for whoever waits for it elsewhere than in the portal. */
export const loadConfirmEmail = () => import('./confirm-email/ConfirmEmail');
