import type { ScreenRoute } from '~/shared/routing/screenRoute';
import { LandingScreen } from './LandingScreen';

/**
 * Part of the entry: the guards redirect to the landing page from every page that does not open.
 */
export const landingScreens: readonly ScreenRoute[] = [{ path: '/', Screen: LandingScreen }];
