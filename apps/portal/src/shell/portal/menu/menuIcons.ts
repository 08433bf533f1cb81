import type { MenuItemId } from '@foyer/domain';
import type { IconShape } from '@foyer/ui-kit/core';
import {
  devicesIcon,
  homeIcon,
  receiptIcon,
  shieldIcon,
  ticketIcon,
  userIcon,
  wifiIcon,
} from '@foyer/ui-kit/icons';

export const menuIcons: Record<MenuItemId, IconShape> = {
  dashboard: homeIcon,
  devices: devicesIcon,
  plan: wifiIcon,
  choosePlan: ticketIcon,
  billing: receiptIcon,
  account: userIcon,
  preferences: shieldIcon,
};
