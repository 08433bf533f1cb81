import { landingTabsFor, type LandingTab } from '@foyer/domain';
import type { ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { loadActivate, loadRegister } from '~/features/accounts/routes';
import { landingScreens } from '~/features/landing/routes';
import { loadConnectDevice } from '~/features/no-user/routes';
import { lazyScreen } from '~/shell/layout/lazyScreen';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';

/** The landing page ships with the entry; this adds only the focus handling. */
const Overview = lazyScreen(async () => {
  const [landing] = landingScreens;
  if (!landing) throw new Error('The landing page has no screen.');
  return { default: landing.Screen };
});

const LogIn = () => <Navigate to={paths.login} replace />;

/** The screen of each tab. */
const tabs: Record<LandingTab, ComponentType> = {
  login: LogIn,
  register: lazyScreen(loadRegister),
  activate: lazyScreen(loadActivate),
  'connect-device': lazyScreen(loadConnectDevice),
};

/** The landing page, or the tab in the address where the site has that tab. */
export const TabbedLandingScreen = () => {
  const [params] = useSearchParams();
  const site = useAppSelector((state) => state.site.info);
  const asked = params.get('tab');
  const tab = site && landingTabsFor(site).find((name) => name === asked);
  const Screen = tab ? tabs[tab] : Overview;
  return <Screen />;
};
