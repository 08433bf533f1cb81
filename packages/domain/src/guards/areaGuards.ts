import { capabilitiesOf, hasDevicesManaged } from '../portal-types/portalCapabilities';
import type { PortalArea } from './pageGroups';
import type { RouteFacts } from './routeFacts';
import type { RoutePath } from './routes';

/** A guard that closes areas of the logged-in portal. */
export type AreaGuard = {
  readonly why: string;
  readonly areas: readonly PortalArea[];
  readonly when: (facts: RouteFacts) => boolean;
  /** Where this guard leads if that area is open. */
  readonly preferred?: 'devices';
};

/** Rules GUARD-15 to GUARD-20. The first match decides. */
export const areaGuards = [
  {
    why: 'personalNetworkOnly',
    areas: ['dashboard', 'plan', 'billing', 'payment-method'],
    when: ({ portalType }) => capabilitiesOf(portalType).personalNetworkOnly,
  },
  {
    why: 'noLegacyPlan',
    areas: ['devices'],
    when: (facts) => hasDevicesManaged(facts.portalType, facts) && !facts.isImpersonating,
  },
  {
    why: 'preferencesClosed',
    areas: ['preferences'],
    when: ({ portalType }) => capabilitiesOf(portalType).preferencesClosed,
  },
  {
    why: 'pausedBilling',
    areas: ['billing'],
    // An invoice that was owed before the pause can be paid only there.
    when: ({ paused, owes }) => paused && !owes,
  },
  {
    why: 'notRecurring',
    areas: ['billing'],
    // An invoice of an earlier plan can be paid only there. Rule BILL-10.
    when: ({ hasActiveSubscription, hasRecurringSub, owes }) =>
      hasActiveSubscription && !hasRecurringSub && !owes,
    preferred: 'devices',
  },
  {
    why: 'noDashboard',
    areas: ['dashboard'],
    when: (facts) => !showsDashboard(facts),
  },
] as const satisfies readonly AreaGuard[];

/** Rule GUARD-20. */
export const showsDashboard = (facts: RouteFacts): boolean => {
  const { keepsDashboard, shortMenu } = capabilitiesOf(facts.portalType);
  return keepsDashboard || (!shortMenu && facts.hasActiveSubscription && facts.hasRecurringSub);
};

/** The guard that closes an area to this user; null if the area is open. */
export const areaGuardFor = (area: PortalArea, facts: RouteFacts) => {
  const rows: readonly ((typeof areaGuards)[number] & AreaGuard)[] = areaGuards;
  return rows.find((guard) => guard.areas.includes(area) && guard.when(facts)) ?? null;
};

/** The path to open instead of a closed area. Rule GUARD-22. */
export const redirectFor = ({ preferred }: AreaGuard, facts: RouteFacts): RoutePath => {
  const devicesOpen = areaGuardFor('devices', facts) === null;
  if (preferred === 'devices' && devicesOpen) return '/portal/device-management';
  if (areaGuardFor('dashboard', facts) === null) return '/portal';
  return devicesOpen ? '/portal/device-management' : '/portal/my-account';
};
