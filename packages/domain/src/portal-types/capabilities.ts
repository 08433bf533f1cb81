import type { LandingTab } from '../site/landingTabs';
import type { PortalType } from './portalType';

/** What a portal type changes, all of it. Nothing else in the product asks for a portal type by name. */
export type Capabilities = {
  /** False on no-user journeys: devices are let in by themselves, though account holders can log in. */
  readonly hasAccounts: boolean;
  readonly payer: 'resident' | 'visitor' | 'landlord' | 'venue';
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
  payer: 'visitor',
  firstScreen: 'plans',
} as const;

const anchor = {
  ...granted,
  payer: 'landlord',
  firstScreen: 'activate',
  planPage: '/select-plan-anchor',
  personalNetworkOnly: true,
} as const;

const pdr = {
  ...account,
  payer: 'visitor',
  firstScreen: 'plans',
  preferencesClosed: true,
} as const;

/** The whole table. Specification, sections 2, 5 and 6; `unknown` is the neutral case. */
export const portalCapabilities: Readonly<Record<PortalType, Capabilities>> = {
  SFA: {
    ...account,
    payer: 'resident',
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
    payer: 'venue',
    landingTabs: ['register', 'login'],
    firstScreen: 'register',
    paidPlanMovesTo: 'PAYG',
  },
  NAAS: {
    ...granted,
    payer: 'landlord',
    firstScreen: 'login',
  },
  unknown: { ...payg, firstScreen: 'login' },
};

/** The row of a portal type; a type that is not in the table has the neutral row. */
export const capabilitiesOf = (type: PortalType): Capabilities =>
  portalCapabilities[type] ?? portalCapabilities.unknown;
