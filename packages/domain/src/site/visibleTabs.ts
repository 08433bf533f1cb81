import { capabilitiesOf } from '../portal-types/capabilities';
import type { LandingTab } from './landingTab';
import type { SiteInfo } from './siteInfo';

type Site = Pick<SiteInfo, 'portalType' | 'visibleTabs' | 'isNoUserJourneyEnabled'>;

/**
 * The landing page's tabs, in order: what the portal type allows (and connecting a device where the
 * site has the no-user journey), less what the site does not list. No list, or one that leaves
 * nothing, shows them all, so that nobody is left without a way in.
 */
export const landingTabsFor = (site: Site): readonly LandingTab[] => {
  const allowed = allowedTabs(site);
  const listed = allowed.filter((tab) => site.visibleTabs?.includes(tab));
  return listed.length > 0 ? listed : allowed;
};

const allowedTabs = ({ portalType, isNoUserJourneyEnabled }: Site): readonly LandingTab[] => {
  const { landingTabs } = capabilitiesOf(portalType);
  const missing = isNoUserJourneyEnabled && !landingTabs.includes('connect-device');
  return missing ? [...landingTabs, 'connect-device'] : landingTabs;
};
