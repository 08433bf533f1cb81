import { capabilitiesOf } from '../portal-types/portalCapabilities';
import type { SiteInfo } from './siteInfo';

/** All tabs of the landing page, in order. */
export const landingTabs = ['login', 'register', 'activate', 'connect-device'] as const;
export type LandingTab = (typeof landingTabs)[number];

type Site = Pick<SiteInfo, 'portalType' | 'visibleTabs' | 'isNoUserJourneyEnabled'>;

/** The landing page's tabs at a site. Registering shows wherever the site lists it. Rule TYPE-8. */
export const landingTabsFor = (site: Site): readonly LandingTab[] => {
  const allowed = allowedTabs(site);
  const listed = [...new Set([...allowed, 'register' as const])].filter((tab) =>
    site.visibleTabs?.includes(tab),
  );
  return listed.length > 0 ? listed : allowed;
};

const allowedTabs = ({ portalType, isNoUserJourneyEnabled }: Site): readonly LandingTab[] => {
  const tabs = capabilitiesOf(portalType).landingTabs;
  return isNoUserJourneyEnabled && !tabs.includes('connect-device')
    ? [...tabs, 'connect-device']
    : tabs;
};
