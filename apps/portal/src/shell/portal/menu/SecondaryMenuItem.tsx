import { NavItem } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import type { SecondaryLink } from './useSecondaryLinks';

/** A menu row for feedback, the speed test or the end of a contract. */
export const SecondaryMenuItem = ({
  link,
  onNavigate,
}: {
  link: SecondaryLink;
  onNavigate?: () => void;
}) => {
  const { name, icon, to, href } = link;
  return to ? (
    <NavItem as={Link} to={to} icon={icon} {...(onNavigate && { onClick: onNavigate })}>
      {name}
    </NavItem>
  ) : (
    <NavItem href={href ?? ''} icon={icon}>
      {name}
    </NavItem>
  );
};
