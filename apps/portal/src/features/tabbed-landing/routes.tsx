import type { ScreenRoute } from '~/shared/routing/screenRoute';
import { TabbedLandingScreen } from './TabbedLandingScreen';

/** The landing page in the router: with its tabs (`/?tab=register`). */
export const tabbedLandingScreens: readonly ScreenRoute[] = [
  { path: '/', Screen: TabbedLandingScreen },
];
