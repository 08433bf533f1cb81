import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Instant, Plan, PublicConfig, SiteInfo } from '@foyer/domain';
import { sessionEnded } from './sessionSlice';

/** The figures of the plans here, for pages before plan selection. */
export interface Offer {
  /** A plan costs something. */
  sellsPlans: boolean;
  /** The plan of the lowest price above zero; null without one, and where the site shows no prices. */
  cheapest: Pick<Plan, 'price' | 'period' | 'category' | 'recurring'> | null;
  /** A plan costs nothing, so the price of `cheapest` is not the lowest one. */
  hasFreePlan: boolean;
  /** Megabits a second; null where no plan has a speed. */
  topSpeed: number | null;
  /** The highest device limit of a plan; null where no plan has one. */
  mostDevices: number | null;
}

export interface SiteState {
  config: PublicConfig | null;
  info: SiteInfo | null;
  /** When the site information last failed, by the server's clock: the start of its back-off. */
  failedAt: Instant | null;
  /** The backend knows no such site: the last answer was 404 or 400. Rule ERR-12. */
  isMissing: boolean;
  /** The brand display name of the theme on the page; null while it is neutral. */
  themeTitle: string | null;
  /** Null until the plans have loaded, after the page is usable. */
  offer: Offer | null;
}

const initialState: SiteState = {
  config: null,
  info: null,
  failedAt: null,
  isMissing: false,
  themeTitle: null,
  offer: null,
};

export const configLoaded = createAction<PublicConfig>('site/configLoaded');
export const siteInfoLoaded = createAction<SiteInfo>('site/siteInfoLoaded');
export const siteInfoFailed = createAction<Instant>('site/siteInfoFailed');
export const siteMissing = createAction('site/siteMissing');
export const themeApplied = createAction<string>('site/themeApplied');
export const offerLoaded = createAction<Offer>('site/offerLoaded');

/** The user-specific parts of the site information do not apply to the next user. */
const forVisitor = (info: SiteInfo): SiteInfo => ({
  ...info,
  isLoggedIn: false,
  isImpersonating: false,
  terms: info.terms && { ...info.terms, accepted: false },
});

const reducer = (state = initialState, action: UnknownAction): SiteState => {
  if (configLoaded.match(action)) return { ...state, config: action.payload };
  if (siteInfoLoaded.match(action))
    return { ...state, info: action.payload, failedAt: null, isMissing: false };
  if (siteInfoFailed.match(action)) return { ...state, failedAt: action.payload };
  if (siteMissing.match(action)) return { ...state, isMissing: true };
  if (sessionEnded.match(action))
    return { ...state, info: state.info && forVisitor(state.info), failedAt: null };
  if (themeApplied.match(action)) return { ...state, themeTitle: action.payload };
  if (offerLoaded.match(action)) return { ...state, offer: action.payload };
  return state;
};

/** The public configuration and the site of this visit. */
export const siteSlice = { reducerPath: 'site', reducer } as const;
