import { NavItem } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import type { Extra } from './useExtras';

/** Help, feedback or the speed test, as a row of the menu. */
export const ExtraLink = ({ extra, onGo }: { extra: Extra; onGo?: () => void }) => {
  const { name, icon, to, href } = extra;
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
