import {
  devicesIcon,
  homeIcon,
  type IconShape,
  receiptIcon,
  shieldIcon,
  userIcon,
  wifiIcon,
} from '../../src/core/icon/icons';
import { NavItem } from '../../src/core/nav-item/NavItem';

/** The portal's pages, in the order of the side menu. */
export const pages: readonly { name: string; short: string; icon: IconShape }[] = [
  { name: 'Dashboard', short: 'Dashboard', icon: homeIcon },
  { name: 'Device Management', short: 'Devices', icon: devicesIcon },
  { name: 'My Plan', short: 'My Plan', icon: wifiIcon },
  { name: 'Billing Information', short: 'Billing', icon: receiptIcon },
  { name: 'Account Details', short: 'Account', icon: userIcon },
  { name: 'Preferences & Privacy', short: 'Privacy', icon: shieldIcon },
];

/** All pages, the open one marked. */
export const SideMenu = ({ current }: { current: string }) => (
  <nav aria-label="Pages">
    {pages.map(({ name, icon }) => (
      <NavItem key={name} icon={icon} href={`#${name}`} current={name === current}>
        {name}
      </NavItem>
    ))}
  </nav>
);
