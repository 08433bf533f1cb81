import { accountScreens } from '~/features/accounts/routes';
import { billingScreens } from '~/features/billing/routes';
import { connectionScreens } from '~/features/connection/routes';
import { entryScreens } from '~/features/entry/routes';
import { deviceScreens } from '~/features/devices/routes';
import { guestScreens } from '~/features/guests/routes';
import { homeScreens } from '~/features/home/routes';
import { httpPapScreens } from '~/features/http-pap/routes';
import { tabbedLandingScreens } from '~/features/tabbed-landing/routes';
import { myAccountScreens } from '~/features/my-account/routes';
import { planScreens } from '~/features/plan/routes';
import { preferenceScreens } from '~/features/preferences/routes';
import { purchaseScreens } from '~/features/purchase/routes';
import { recoveryScreens } from '~/features/recovery/routes';
import { terminationScreens } from '~/features/termination/routes';
import { withNavigationFocus } from '~/shared/routing/withNavigationFocus';
import type { ScreenRoute } from '~/shared/routing/screenRoute';

/** All screens of the portal. A feature adds its screens in its `routes.tsx`. */
export const screens: readonly ScreenRoute[] = [
  ...tabbedLandingScreens,
  ...entryScreens.map(({ path, Screen }) => ({ path, Screen: withNavigationFocus(Screen) })),
  ...connectionScreens,
  ...httpPapScreens,
  ...purchaseScreens,
  ...accountScreens,
  ...recoveryScreens,
  ...homeScreens,
  ...deviceScreens,
  ...guestScreens,
  ...myAccountScreens,
  ...preferenceScreens,
  ...planScreens,
  ...billingScreens,
  ...terminationScreens,
];
