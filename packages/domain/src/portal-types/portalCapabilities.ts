import type { LandingTab } from '../site/landingTabs';
import type { PortalType } from './portalType';

/**
 * Everything that a portal type changes. Other code never asks for a portal type by name. Rule
 * TYPE-2.
 */
export type Capabilities = {
  /** False where devices connect without an account. Account holders can still log in. */
  readonly hasAccounts: boolean;
  readonly payer: 'resident' | 'visitor' | 'landlord' | 'venue';
  /** The landing page's tabs in order, before `visibleTabs` of the site applies. Rule TYPE-8. */
  readonly landingTabs: readonly LandingTab[];
  readonly firstScreen: LandingTab | 'plans';
  /** The page after log-in if there is no previous page. */
  readonly pageAfterLogin: '/' | '/portal';
  /** Where access is included, few types sell extras. Rule TYPE-6. */
  readonly sells: 'plans' | 'extras' | 'nothing';
  /** The page with plan selection. Rule TYPE-6. */
  readonly planPage: '/select-plan' | '/select-plan-anchor';
  /** Registering or activating gives access and sets `hasActiveSubscription`. Rule TYPE-4. */
  readonly registeringGivesAccess: boolean;
  /** The type that a user moves to with a paid plan; null keeps the type. Rule TYPE-7. */
  readonly paidPlanMovesTo: 'PAYG' | null;
  /** The menu has only device management, account details and preferences. Rule MENU-2. */
  readonly shortMenu: boolean;
  /** Landing and plan selection lead an agent to `/portal`. Rule GUARD-10. */
  readonly agentsSkipLanding: boolean;
  /** The dashboard needs no active recurring subscription. Rule GUARD-20. */
  readonly keepsDashboard: boolean;
  /** Rule GUARD-16. */
  readonly devicesNeedLegacyPlan: boolean;
  /** Rule GUARD-17. */
  readonly preferencesClosed: boolean;
  /** Rule GUARD-15. */
  readonly personalNetworkOnly: boolean;
};

const account = {
  hasAccounts: true,
  landingTabs: ['login', 'register', 'activate'],
  pageAfterLogin: '/',
  sells: 'plans',
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
  sells: 'extras',
  planPage: '/select-plan-anchor',
  personalNetworkOnly: true,
} as const;

const pdr = {
  ...account,
  payer: 'visitor',
  firstScreen: 'plans',
  preferencesClosed: true,
} as const;

/**
 * All portal types. A type that the portal does not know takes the row `unknown`. Rules TYPE-1 to
 * TYPE-8.
 */
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
    sells: 'nothing',
  },
  unknown: { ...payg, firstScreen: 'login' },
};

export const capabilitiesOf = (type: PortalType): Capabilities =>
  portalCapabilities[type] ?? portalCapabilities.unknown;

/** Whether support manages this user's devices, and the user doesn't. Rules GUARD-16 and DEV-17. */
export const hasDevicesManaged = (
  type: PortalType,
  { legacySFAPlan }: { readonly legacySFAPlan: boolean },
): boolean => capabilitiesOf(type).devicesNeedLegacyPlan && !legacySFAPlan;
