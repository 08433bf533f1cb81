import { NavItem } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import type { SecondaryLink } from './useSecondaryLinks';

/** Help, feedback or the speed test, as a row of the menu. */
export const SecondaryMenuItem = ({ link, onGo }: { link: SecondaryLink; onGo?: () => void }) => {
  const { name, icon, to, href } = link;
  return to ? (
    <NavItem as={Link} to={to} icon={icon} {...(onGo && { onClick: onGo })}>
      {name}
    </NavItem>
  ) : (
    <NavItem href={href ?? ''} icon={icon}>
      {name}
    </NavItem>
  );
};
