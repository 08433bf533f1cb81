import { lazyScreen } from '~/platform/routing/lazyScreen';
import type { ScreenRoute } from '~/platform/routing/screenRoute';

export const loadLogin = () => import('./login/LoginScreen');

export const accountScreens: readonly ScreenRoute[] = [
  { path: '/login', Screen: lazyScreen(loadLogin) },
];

/** The registration form, for the screens of other features. */
export const loadSignUpForm = () => import('./sign-up/SignUpForm');
