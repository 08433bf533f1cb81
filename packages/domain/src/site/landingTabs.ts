import { capabilitiesOf } from '../portal-types/capabilities';
import type { SiteInfo } from './siteInfo';

/** The tabs a landing page may have, in the order they are shown. */
export const landingTabs = ['login', 'register', 'activate', 'connect-device'] as const;
export type LandingTab = (typeof landingTabs)[number];

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
  const tabs = capabilitiesOf(portalType).landingTabs;
  return isNoUserJourneyEnabled && !tabs.includes('connect-device')
    ? [...tabs, 'connect-device']
    : tabs;
};
