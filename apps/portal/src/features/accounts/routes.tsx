import { withTexts } from '~/shared/i18n/i18n';
import { lazyScreen } from '~/shell/layout/lazyScreen';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

const withAccountTexts = <T,>(load: () => Promise<T>) => withTexts(load, 'accounts', 'forms');

export const accountScreens: readonly ScreenRoute[] = [
  { path: '/login', Screen: lazyScreen(withAccountTexts(() => import('./login/LoginScreen'))) },
  {
    path: '/finish-registration',
    Screen: lazyScreen(
      withAccountTexts(() => import('./finish-registration/FinishRegistrationScreen')),
    ),
  },
];

/** Registering and activating: tabs of the landing page. */
export const loadRegister = withAccountTexts(() => import('./register/RegisterScreen'));
export const loadActivate = withAccountTexts(() => import('./activate/ActivateScreen'));

/** The registration form, for the screens of other features. */
export const loadSignUpForm = withAccountTexts(() => import('./sign-up/SignUpForm'));

/** Asks for what the registration form shows. */
export const loadSignUpCalls = () => import('./sign-up/askForSignUp');

/** The cards that wait for an email address to be confirmed, for the screens of other features. */
export const loadConfirmEmailCards = withAccountTexts(
  () => import('./confirm-email/ConfirmEmailCards'),
);
