import {
  capabilitiesOf,
  includesAccess,
  landingTabsFor,
  noUserDevices,
  othersPay,
  type LandingTab,
  type SiteInfo,
} from '@foyer/domain';
import type { IconShape } from '@foyer/ui-kit/core';
import { ticketIcon, tvIcon, userIcon, wifiIcon } from '@foyer/ui-kit/icons';

/**
 * Where the landing page can lead: one of its tabs, the plans, or the account of a logged-in user.
 */
export type LandingLink = LandingTab | 'plans' | 'account' | 'guest-pass';

interface Detail {
  to: string;
  /** The icon of its row. */
  icon: IconShape;
  /** Its texts, under `links`. */
  text: LandingLink | 'connect-own' | 'extras';
}

/**
 * Where each link leads, and its texts at this site. A device that has access already can connect another one. Where
 * others pay, plans are extras, but not for a logged-in user whose free access has ended.
 */
export const landingLinkDetails = (
  site: SiteInfo,
  { hasAccess = false, isLoggedIn = false }: Partial<VisitorState> = {},
): Record<LandingLink, Detail> => {
  const { portalType } = site;
  const { planPage } = capabilitiesOf(portalType);
  const isExtra = othersPay(portalType) && (!isLoggedIn || includesAccess(portalType));
  const isOwn = !hasAccess && noUserDevices(site)[0] === 'own';
  return {
    plans: {
      to: planPage,
      icon: isExtra ? wifiIcon : ticketIcon,
      text: isExtra ? 'extras' : 'plans',
    },
    account: { to: '/portal', icon: userIcon, text: 'account' },
    'guest-pass': { to: '/guest-pass', icon: ticketIcon, text: 'guest-pass' },
    login: { to: '/login', icon: userIcon, text: 'login' },
    register: { to: '/?tab=register', icon: userIcon, text: 'register' },
    activate: { to: '/?tab=activate', icon: ticketIcon, text: 'activate' },
    'connect-device': {
      to: hasAccess ? '/?tab=connect-device&device=other' : '/?tab=connect-device',
      icon: isOwn ? wifiIcon : tvIcon,
      text: isOwn ? 'connect-own' : 'connect-device',
    },
  };
};

/** Links that do not apply to a logged-in user. */
const onlyLoggedOut: readonly LandingLink[] = ['login', 'register', 'activate'];

interface VisitorState {
  isLoggedIn: boolean;
  /** This device has access already. */
  hasAccess: boolean;
  /** The site sells plans. */
  hasOffer: boolean;
}

/** Whether visitors can buy here. Where registering gives access, they need nothing, so the site has to have an offer. */
export const sellsToVisitors = ({ portalType }: SiteInfo, hasOffer: boolean): boolean => {
  const { registeringGivesAccess, sells } = capabilitiesOf(portalType);
  return !registeringGivesAccess || (sells !== 'nothing' && hasOffer);
};

/** The links of the landing page at this site, the primary one first. */
export const landingLinks = (
  site: SiteInfo,
  { isLoggedIn, hasAccess, hasOffer }: VisitorState,
): LandingLink[] => {
  const { registeringGivesAccess } = capabilitiesOf(site.portalType);
  const available: LandingLink[] = [...landingTabsFor(site)];
  if (isLoggedIn) available.push('account');
  // An agent uses no pass.
  if (site.guestPasses && !site.isImpersonating && !hasAccess) available.push('guest-pass');
  // Extras come last.
  if (sellsToVisitors(site, hasOffer)) available.push('plans');
  const shown = available.filter((link) => {
    if (isLoggedIn && onlyLoggedOut.includes(link)) return false;
    // Where plans are sold, registering is part of the purchase, unless the site lists it.
    if (link === 'register')
      return registeringGivesAccess || Boolean(site.visibleTabs?.includes(link));
    return link !== 'connect-device' || !hasAccess || noUserDevices(site).includes('other');
  });
  const primary = primaryLink(site, { isLoggedIn, hasAccess });
  return shown.toSorted((a, b) => Number(b === primary) - Number(a === primary));
};

/** A device that has access leads to logging in before buying or connecting. */
const primaryLink = (
  { portalType }: SiteInfo,
  { isLoggedIn, hasAccess }: Omit<VisitorState, 'hasOffer'>,
): LandingLink => {
  if (isLoggedIn) return hasAccess || includesAccess(portalType) ? 'account' : 'plans';
  return hasAccess ? 'login' : capabilitiesOf(portalType).firstScreen;
};
