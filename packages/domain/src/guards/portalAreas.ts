import { capabilitiesOf } from '../portal-types/capabilities';
import type { PortalArea } from './pageGroups';
import type { RouteFacts } from './routeFacts';
import type { RoutePath } from './routes';

/** Why an area of the logged-in portal stays closed to someone. */
export type AreaGuard = {
  readonly why: string;
  readonly areas: readonly PortalArea[];
  readonly when: (facts: RouteFacts) => boolean;
  /** The area that the specification names to go to instead, if it is open. */
  readonly instead?: 'devices';
};

/** Specification, section 5, "Account pages"; for the dashboard, section 2, "Side menu". */
export const areaGuards = [
  {
    why: 'personalNetworkOnly',
    areas: ['dashboard', 'plan', 'billing', 'payment-method'],
    when: ({ portalType }) => capabilitiesOf(portalType).personalNetworkOnly,
  },
  {
    why: 'noLegacyPlan',
    areas: ['devices'],
    when: ({ portalType, legacySFAPlan, isImpersonating }) =>
      capabilitiesOf(portalType).devicesNeedLegacyPlan && !legacySFAPlan && !isImpersonating,
  },
  {
    why: 'preferencesClosed',
    areas: ['preferences'],
    when: ({ portalType }) => capabilitiesOf(portalType).preferencesClosed,
  },
  {
    why: 'pausedBilling',
    areas: ['billing'],
    when: ({ paused }) => paused,
  },
  {
    why: 'notRecurring',
    areas: ['billing'],
    when: ({ hasActiveSubscription, hasRecurringSub }) => hasActiveSubscription && !hasRecurringSub,
    instead: 'devices',
  },
  {
    why: 'noDashboard',
    areas: ['dashboard'],
    when: (facts) => !showsDashboard(facts),
  },
] as const satisfies readonly AreaGuard[];

/** Only with an active recurring subscription; some portal types keep it anyway, others never show it. */
export const showsDashboard = (facts: RouteFacts): boolean => {
  const { keepsDashboard, shortMenu } = capabilitiesOf(facts.portalType);
  return keepsDashboard || (!shortMenu && facts.hasActiveSubscription && facts.hasRecurringSub);
};

/** Why this user cannot open an area; null when they can. */
export const refusalOf = (area: PortalArea, facts: RouteFacts) => {
  const rows: readonly ((typeof areaGuards)[number] & AreaGuard)[] = areaGuards;
  return rows.find((refusal) => refusal.areas.includes(area) && refusal.when(facts)) ?? null;
};

/** Where to go from a closed area: the one named, else the first open of dashboard, devices, account. */
export const redirectFor = ({ instead }: AreaGuard, facts: RouteFacts): RoutePath => {
  const devicesOpen = refusalOf('devices', facts) === null;
  if (instead === 'devices' && devicesOpen) return '/portal/device-management';
  if (refusalOf('dashboard', facts) === null) return '/portal';
  return devicesOpen ? '/portal/device-management' : '/portal/my-account';
};
