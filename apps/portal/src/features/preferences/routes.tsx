import { withTexts } from '~/shared/i18n/i18n';
import type { ScreenRoute } from '~/shared/routing/screenRoute';
import { lazyPortalScreen } from '~/shell/portal/lazyPortalScreen';

const namespaces = ['preferences', 'sessions', 'optional-services'] as const;

export const preferenceScreens: readonly ScreenRoute[] = [
  {
    path: '/portal/preferences-and-privacy',
    Screen: lazyPortalScreen(() => import('./PreferencesScreen'), ...namespaces),
  },
];

/** The page's two columns, for account details where the menu does not have the page. */
export const loadMainCards = withTexts(() => import('./MainCards'), ...namespaces);
export const loadConsentCards = withTexts(() => import('./ConsentCards'), ...namespaces);
