import type { ScreenRoute } from '~/shared/routing/screenRoute';
import { LandingTabs } from './LandingTabs';

/** The landing page in the router: with its tabs (`/?tab=register`). */
export const landingTabScreens: readonly ScreenRoute[] = [{ path: '/', Screen: LandingTabs }];
