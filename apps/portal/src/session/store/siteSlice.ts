import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Instant, Plan, PublicConfig, SiteInfo } from '@foyer/domain';
import { sessionEnded } from './sessionSlice';

/** What the plans here come to, in the numbers that the landing page shows. */
export interface Offer {
  /** The cheapest plan that costs something; null where all are free. */
  cheapest: Pick<Plan, 'price' | 'period' | 'category' | 'recurring'> | null;
  /** Megabits a second; null where no plan says. */
  topSpeed: number | null;
  /** The most devices that a plan takes; null where no plan says. */
  mostDevices: number | null;
}

export interface SiteState {
  config: PublicConfig | null;
  info: SiteInfo | null;
  /** When the site information failed last: the start of its back-off. The server's time. */
  failedAt: Instant | null;
  /** The brand display name of the theme on the page; null while it is neutral. */
  themeTitle: string | null;
  /** Null until the plans have been fetched, after the page is usable. */
  offer: Offer | null;
}

const initialState: SiteState = {
  config: null,
  info: null,
  failedAt: null,
  themeTitle: null,
  offer: null,
};

export const configLoaded = createAction<PublicConfig>('site/configLoaded');
export const siteInfoLoaded = createAction<SiteInfo>('site/siteInfoLoaded');
export const siteInfoFailed = createAction<Instant>('site/siteInfoFailed');
export const themeApplied = createAction<string>('site/themeApplied');
export const offerLoaded = createAction<Offer>('site/offerLoaded');

/** What the site information says of the user is not true of the next one. */
const forVisitor = (info: SiteInfo): SiteInfo => ({
  ...info,
  isLoggedIn: false,
  isImpersonating: false,
  terms: { ...info.terms, accepted: false },
});

const reducer = (state = initialState, action: UnknownAction): SiteState => {
  if (configLoaded.match(action)) return { ...state, config: action.payload };
  if (siteInfoLoaded.match(action)) return { ...state, info: action.payload, failedAt: null };
  if (siteInfoFailed.match(action)) return { ...state, failedAt: action.payload };
  if (sessionEnded.match(action))
    return { ...state, info: state.info && forVisitor(state.info), failedAt: null };
  if (themeApplied.match(action)) return { ...state, themeTitle: action.payload };
  if (offerLoaded.match(action)) return { ...state, offer: action.payload };
  return state;
};

/** The public configuration and the site that this visit is about. */
export const siteSlice = { reducerPath: 'site', reducer } as const;
