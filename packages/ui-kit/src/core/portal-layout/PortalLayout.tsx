import './PortalLayout.css';
import './PortalSide.css';
import type { ReactNode } from 'react';

export interface PortalLayoutProps {
  /** The brand in the side menu: a `Logo`, or a link round one. */
  logo: ReactNode;
  /** What screen readers call the menu. */
  menuLabel: string;
  /** The side menu's `NavItem`s. */
  menu: ReactNode;
  /** At the side menu's foot: help, then a `PersonLine`. */
  menuFoot?: ReactNode;
  /** At most five `NavItem`s for the phone's bottom bar. */
  tabs: ReactNode;
  /** The open page: a `PortalPage`. */
  children: ReactNode;
}

/**
 * The portal's frame, which stays while its pages change: side menu on a desktop, a floating bottom bar
 * on a phone.
 */
export const PortalLayout = ({
  logo,
  menuLabel,
  menu,
  menuFoot,
  tabs,
  children,
}: PortalLayoutProps) => (
  <div className="f-portal">
    <header className="f-portal__side">
      <div className="f-portal__brand">{logo}</div>
      <nav aria-label={menuLabel} className="f-portal__menu">
        {menu}
      </nav>
      {menuFoot && <div className="f-portal__menu-foot">{menuFoot}</div>}
    </header>
    {children}
    <nav aria-label={menuLabel} className="f-tabs" data-foot="">
      {tabs}
    </nav>
  </div>
);
