import './PortalLayout.css';
import './PortalSide.css';
import type { ReactNode, Ref } from 'react';
import { Heading } from '../heading/Heading';
import { classes } from '../polymorphic/classes';

export interface PortalLayoutProps {
  /** The page's name. */
  title: string;
  /** A shorter name for phones: "Devices". */
  shortTitle?: string;
  /** The page opens with a `Hero` that has `bleed`: the phone's bar takes its colour, and the page's `h1` is the hero's. */
  onHero?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
  /** The way back to the page above this one: a `BackLink`. */
  back?: ReactNode;
  /** Beside the page's name on a desktop: at most one button. */
  action?: ReactNode;
  /** At the end of the phone's bar: an `IconButton` for help. */
  barEnd?: ReactNode;
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
  children: ReactNode;
}

/** A page of the portal: side menu on a desktop; top bar and a floating bottom bar on a phone. */
export const PortalLayout = ({
  title,
  shortTitle,
  onHero = false,
  headingRef,
  back,
  action,
  barEnd,
  logo,
  menuLabel,
  menu,
  menuFoot,
  tabs,
  children,
}: PortalLayoutProps) => (
  <div className={classes('f-portal', onHero && 'f-portal--hero')}>
    <div className="f-portal__side">
      <div className="f-portal__brand">{logo}</div>
      <nav aria-label={menuLabel} className="f-portal__menu">
        {menu}
      </nav>
      {menuFoot && <div className="f-portal__menu-foot">{menuFoot}</div>}
    </div>
    <main className="f-portal__main">
      <header className={classes('f-portal__bar', back !== undefined && 'f-portal__bar--back')}>
        {back}
        {back === undefined && <span className="f-portal__mark" aria-hidden="true" />}
        {onHero ? (
          <p className="f-portal__name">{shortTitle ?? title}</p>
        ) : (
          <Heading level={1} size="xl" ref={headingRef}>
            <span className={shortTitle ? 'f-portal__long' : undefined}>{title}</span>
            {shortTitle && <span className="f-portal__short">{shortTitle}</span>}
          </Heading>
        )}
        {action && <div className="f-portal__action">{action}</div>}
        {barEnd && <div className="f-portal__end">{barEnd}</div>}
      </header>
      {children}
    </main>
    <nav aria-label={menuLabel} className="f-tabs" data-foot="">
      {tabs}
    </nav>
  </div>
);
