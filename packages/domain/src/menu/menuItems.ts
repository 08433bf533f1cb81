import { showsDashboard } from '../guards/areaGuards';
import { checkRoute } from '../guards/checkRoute';
import type { RouteFacts } from '../guards/routeFacts';
import type { RoutePath } from '../guards/routes';
import type { MessageKey } from '../messages/messageKeys';
import { type Capabilities, capabilitiesOf } from '../portal-types/portalCapabilities';

export type MenuFacts = RouteFacts & {
  /** See `isHolidayParkStyled`. */
  readonly holidayPark: boolean;
};

export type MenuItem = {
  readonly id: MenuItemId;
  readonly to: RoutePath;
  /** The text key of the label in the side menu. */
  readonly label: MessageKey;
  /** The text key of the label in a phone's bottom bar. */
  readonly shortLabel: MessageKey;
};

export type MenuItemId =
  | 'dashboard'
  | 'devices'
  | 'plan'
  | 'choosePlan'
  | 'billing'
  | 'account'
  | 'preferences';

type MenuRow = {
  readonly id: MenuItemId;
  readonly to: (type: Capabilities) => RoutePath;
  readonly label: (type: Capabilities) => MessageKey;
  readonly shortLabel: (type: Capabilities) => MessageKey;
  readonly when: (facts: MenuFacts, type: Capabilities) => boolean;
};

/** The side menu in its order. Rules MENU-1 to MENU-7. */
const menuRows: readonly MenuRow[] = [
  {
    id: 'dashboard',
    to: () => '/portal',
    label: () => 'menu.dashboard',
    shortLabel: () => 'menuShort.dashboard',
    when: (facts) => showsDashboard(facts),
  },
  {
    id: 'devices',
    to: () => '/portal/device-management',
    label: (type) => (type.personalNetworkOnly ? 'menu.personalNetwork' : 'menu.devices'),
    shortLabel: (type) =>
      type.personalNetworkOnly ? 'menuShort.personalNetwork' : 'menuShort.devices',
    when: () => true,
  },
  {
    id: 'plan',
    to: () => '/portal/manage-your-plan',
    label: () => 'menu.plan',
    shortLabel: () => 'menuShort.plan',
    when: (facts, type) => !type.shortMenu && (facts.hasActiveSubscription || facts.paused),
  },
  {
    id: 'choosePlan',
    to: (type) => type.planPage,
    label: () => 'menu.choosePlan',
    shortLabel: () => 'menuShort.choosePlan',
    when: (facts, type) => !type.shortMenu && !facts.hasActiveSubscription && !facts.paused,
  },
  {
    id: 'billing',
    to: () => '/portal/billing-information',
    label: () => 'menu.billing',
    shortLabel: () => 'menuShort.billing',
    when: ({ hasActiveSubscription, hasRecurringSub, owes }, type) =>
      !type.shortMenu && (owes || (hasActiveSubscription && hasRecurringSub)),
  },
  {
    id: 'account',
    to: () => '/portal/my-account',
    label: () => 'menu.account',
    shortLabel: () => 'menuShort.account',
    when: () => true,
  },
  {
    id: 'preferences',
    to: () => '/portal/preferences-and-privacy',
    label: () => 'menu.preferences',
    shortLabel: () => 'menuShort.preferences',
    when: ({ holidayPark }) => !holidayPark,
  },
];

/** The menu of a logged-in user. It shows no item that a guard refuses. */
export const menuItems = (facts: MenuFacts): MenuItem[] => {
  if (!facts.loggedIn) return [];
  const type = capabilitiesOf(facts.portalType);
  const asked = { ...facts, query: '' };
  return menuRows
    .filter((row) => row.when(facts, type))
    .map((row) => ({
      id: row.id,
      to: row.to(type),
      label: row.label(type),
      shortLabel: row.shortLabel(type),
    }))
    .filter((item) => checkRoute(item.to, asked).kind === 'allow');
};
