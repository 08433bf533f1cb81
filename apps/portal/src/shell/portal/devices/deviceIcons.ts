import type { DeviceKind } from '@foyer/domain';
import type { IconShape } from '@foyer/ui-kit/core';
import {
  consoleIcon,
  devicesIcon,
  laptopIcon,
  phoneIcon,
  printerIcon,
  speakerIcon,
  tabletIcon,
  tvIcon,
} from '@foyer/ui-kit/icons';

const icons: Partial<Record<DeviceKind, IconShape>> = {
  phone: phoneIcon,
  tablet: tabletIcon,
  laptop: laptopIcon,
  desktop: laptopIcon,
  tv: tvIcon,
  console: consoleIcon,
  speaker: speakerIcon,
  printer: printerIcon,
};

/** A device's icon; an unknown kind gets the neutral one. */
export const deviceIcon = (kind: DeviceKind): IconShape => icons[kind] ?? devicesIcon;
