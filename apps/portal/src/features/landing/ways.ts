import {
  capabilitiesOf,
  landingTabsFor,
  noUserDevices,
  type LandingTab,
  type SiteInfo,
} from '@foyer/domain';
import type { IconShape } from '@foyer/ui-kit/core';
import { ticketIcon, tvIcon, userIcon, wifiIcon } from '@foyer/ui-kit/icons';

/** What the landing page can lead to: a tab of its own, the plans, or the portal of who is logged in. */
export type Way = LandingTab | 'plans' | 'account';

interface Detail {
  to: string;
  /** The icon of its row. */
  icon: IconShape;
  /** Its texts, under `ways`. */
  text: Way | 'connect-own' | 'extras';
}

/**
 * Where each way leads, and what it is called at this site.
 *
 * @param isKnown this device is let in already: only another one is left to connect
 */
export const wayDetails = (site: SiteInfo, isKnown = false): Record<Way, Detail> => {
  const { planPage, registeringGivesAccess } = capabilitiesOf(site.portalType);
  const isOwn = !isKnown && noUserDevices(site)[0] === 'own';
  return {
    plans: {
      to: planPage,
      icon: registeringGivesAccess ? wifiIcon : ticketIcon,
      text: registeringGivesAccess ? 'extras' : 'plans',
    },
    account: { to: '/portal', icon: userIcon, text: 'account' },
    login: { to: '/login', icon: userIcon, text: 'login' },
    register: { to: '/?tab=register', icon: userIcon, text: 'register' },
    activate: { to: '/?tab=activate', icon: ticketIcon, text: 'activate' },
    'connect-device': {
      to: isKnown ? '/?tab=connect-device&device=other' : '/?tab=connect-device',
      icon: isOwn ? wifiIcon : tvIcon,
      text: isOwn ? 'connect-own' : 'connect-device',
    },
  };
};

/** What makes no sense to somebody who is logged in. */
const forStrangers: readonly Way[] = ['login', 'register', 'activate'];

interface Known {
  isLoggedIn: boolean;
  /** This device is let in already: it is not asked to sign up again. */
  isKnown: boolean;
  /** There is something to buy. */
  hasOffer: boolean;
}

/** The ways in at this site, the leading one first. */
export const waysOf = (site: SiteInfo, { isLoggedIn, isKnown, hasOffer }: Known): Way[] => {
  const capabilities = capabilitiesOf(site.portalType);
  const { registeringGivesAccess, paidPlanMovesTo, planPage } = capabilities;
  const offered: Way[] = [...landingTabsFor(site)];
  if (isLoggedIn) offered.push('account');
  // Where access is given anyway, plans are extras: the way to them stands last, if there are any.
  const sellsExtras = paidPlanMovesTo !== null || planPage === '/select-plan-anchor';
  if (!registeringGivesAccess || (sellsExtras && hasOffer)) offered.push('plans');
  const shown = offered.filter((way) => {
    if (isLoggedIn && forStrangers.includes(way)) return false;
    // Registering is part of buying where plans are sold.
    if (way === 'register') return registeringGivesAccess;
    return way !== 'connect-device' || !isKnown || noUserDevices(site).includes('other');
  });
  const leading = leadingWay(site, { isLoggedIn, isKnown });
  return shown.toSorted((a, b) => Number(b === leading) - Number(a === leading));
};

/** Whoever is let in has something to log in to sooner than something to buy or to connect. */
const leadingWay = (
  { portalType }: SiteInfo,
  { isLoggedIn, isKnown }: Omit<Known, 'hasOffer'>,
): Way => {
  const { firstScreen, registeringGivesAccess } = capabilitiesOf(portalType);
  if (isLoggedIn) return isKnown || registeringGivesAccess ? 'account' : 'plans';
  return isKnown ? 'login' : firstScreen;
};
