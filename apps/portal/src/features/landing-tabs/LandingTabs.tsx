import { landingTabsFor, type LandingTab } from '@foyer/domain';
import type { ComponentType } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { loadActivate, loadRegister } from '~/features/accounts/routes';
import { landingScreens } from '~/features/landing/routes';
import { loadConnectDevice } from '~/features/no-user/routes';
import { lazyScreen } from '~/shell/layout/lazyScreen';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';

/** The landing page came with the entry; only withNavigationFocus at it is added here. */
const Overview = lazyScreen(async () => {
  const [landing] = landingScreens;
  if (!landing) throw new Error('The landing page has no screen.');
  return { default: landing.Screen };
});

const LogIn = () => <Navigate to={paths.login} replace />;

/** What each tab shows. */
const tabs: Record<LandingTab, ComponentType> = {
  login: LogIn,
  register: lazyScreen(loadRegister),
  activate: lazyScreen(loadActivate),
  'connect-device': lazyScreen(loadConnectDevice),
};

/** The landing page, or the tab of it that the address names, if this site has it. */
export const LandingTabs = () => {
  const [params] = useSearchParams();
  const site = useAppSelector((state) => state.site.info);
  const asked = params.get('tab');
  const tab = site && landingTabsFor(site).find((name) => name === asked);
  const Screen = tab ? tabs[tab] : Overview;
  return <Screen />;
};
