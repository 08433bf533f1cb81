import type { ScreenRoute } from '~/shared/routing/screenRoute';
import { LandingScreen } from './LandingScreen';

/** Part of the entry: the landing page is where every guard sends people who may stay nowhere else. */
export const landingScreens: readonly ScreenRoute[] = [{ path: '/', Screen: LandingScreen }];
