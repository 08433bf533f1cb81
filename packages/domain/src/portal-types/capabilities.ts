import type { LandingTab } from '../site/landingTab';
import type { PortalType } from './portalType';

export type BaseType = 'SFA' | 'PAYG' | 'ANCHOR' | 'PDR' | 'FREE_SIGN_UP' | 'NAAS';

/** What a portal type changes, all of it. Nothing else in the product asks for a portal type by name. */
export type Capabilities = {
  /** The type whose menu and guard rules hold for whoever is logged in. */
  readonly base: BaseType;
  /** False on no-user journeys: devices are let in by themselves, though account holders can log in. */
  readonly hasAccounts: boolean;
  readonly payer: 'resident' | 'visitor' | 'landlord' | 'venue';
  readonly planBoundTo: 'home' | 'account' | 'devices';
  /** The landing page's tabs, in order, before the site's `visibleTabs`. */
  readonly landingTabs: readonly LandingTab[];
  /** What the landing page leads with. */
  readonly firstScreen: LandingTab | 'plans';
  /** Where someone goes after logging in who came from nowhere in particular. */
  readonly pageAfterLogin: '/' | '/portal';
  /** Where plans are chosen. */
  readonly planPage: '/select-plan' | '/select-plan-anchor';
  /** Registering or activating gives access and sets `hasActiveSubscription`. */
  readonly registeringGivesAccess: boolean;
  /** The type that a user moves to by taking a paid plan; null stays. See PATCH /user/{id}/type. */
  readonly paidPlanMovesTo: 'PAYG' | null;
  /** The menu has only device management, account details and preferences; no plan is offered in it. */
  readonly shortMenu: boolean;
  /** An impersonating agent is taken past landing and plan selection, to `/portal`. */
  readonly agentsSkipLanding: boolean;
  /** The dashboard stays without an active recurring subscription. */
  readonly keepsDashboard: boolean;
  /** Device management is for legacy plans and for impersonating agents only. */
  readonly devicesNeedLegacyPlan: boolean;
  /** Preferences and privacy cannot be opened. */
  readonly preferencesClosed: boolean;
  /** Only device management, preferences, account and its editing can be opened. */
  readonly personalNetworkOnly: boolean;
};

const account = {
  hasAccounts: true,
  landingTabs: ['login', 'register', 'activate'],
  pageAfterLogin: '/',
  planPage: '/select-plan',
  registeringGivesAccess: false,
  paidPlanMovesTo: null,
  shortMenu: false,
  agentsSkipLanding: false,
  keepsDashboard: false,
  devicesNeedLegacyPlan: false,
  preferencesClosed: false,
  personalNetworkOnly: false,
} as const;

const granted = {
  ...account,
  pageAfterLogin: '/portal',
  registeringGivesAccess: true,
  shortMenu: true,
  agentsSkipLanding: true,
} as const;

const noUser = {
  hasAccounts: false,
  landingTabs: ['connect-device', 'login'],
  firstScreen: 'connect-device',
} as const;

const payg = {
  ...account,
  base: 'PAYG',
  payer: 'visitor',
  planBoundTo: 'account',
  firstScreen: 'plans',
} as const;

const anchor = {
  ...granted,
  base: 'ANCHOR',
  payer: 'landlord',
  planBoundTo: 'home',
  firstScreen: 'activate',
  planPage: '/select-plan-anchor',
  personalNetworkOnly: true,
} as const;

const pdr = {
  ...account,
  base: 'PDR',
  payer: 'visitor',
  planBoundTo: 'devices',
  firstScreen: 'plans',
  preferencesClosed: true,
} as const;

/** The whole table. Specification, sections 2, 5 and 6; `unknown` is the neutral case. */
export const portalCapabilities: Readonly<Record<PortalType, Capabilities>> = {
  SFA: {
    ...account,
    base: 'SFA',
    payer: 'resident',
    planBoundTo: 'home',
    firstScreen: 'login',
    pageAfterLogin: '/portal',
    keepsDashboard: true,
    devicesNeedLegacyPlan: true,
  },
  PAYG: payg,
  ANCHOR: anchor,
  ANCHOR_NUJ: { ...anchor, ...noUser },
  PDR: pdr,
  PDR_NUJ: { ...pdr, ...noUser, payer: 'venue' },
  FREE_SIGN_UP: {
    ...granted,
    base: 'FREE_SIGN_UP',
    payer: 'venue',
    planBoundTo: 'account',
    landingTabs: ['register', 'login'],
    firstScreen: 'register',
    paidPlanMovesTo: 'PAYG',
  },
  NAAS: {
    ...granted,
    base: 'NAAS',
    payer: 'landlord',
    planBoundTo: 'account',
    firstScreen: 'login',
  },
  unknown: { ...payg, firstScreen: 'login' },
};

/** The row of a portal type; a type that is not in the table has the neutral row. */
export const capabilitiesOf = (type: PortalType): Capabilities =>
  portalCapabilities[type] ?? portalCapabilities.unknown;
