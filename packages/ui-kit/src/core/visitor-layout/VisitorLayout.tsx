import './VisitorLayout.css';
import './VisitorPicture.css';
import type { ReactNode } from 'react';
import { classes } from '../polymorphic/classes';

/**
 * `welcome`: landing, with the brand's whole drawing. `task`: one form, such as log in, under a lower hero.
 * `plans`: a narrow brand panel and a wide column. `checkout`: the order on the hero, the payment beside it.
 */
export type VisitorKind = 'welcome' | 'task' | 'plans' | 'checkout';

export interface VisitorLayoutProps {
  kind: VisitorKind;
  /** A `BrandBar` whose logo has `tone="hero"`. */
  bar: ReactNode;
  /** A `HeroTitle`, or what else the hero says. */
  lead: ReactNode;
  /** The operator's own words before and after what the hero says. */
  leadAbove?: ReactNode;
  leadBelow?: ReactNode;
  /** `FooterLinks`. */
  foot?: ReactNode;
  /** The site's own picture behind the hero, in place of the brand's drawing. */
  picture?: string;
  /** The task: cards, of which the first rises over the hero's lower edge on a phone. */
  children: ReactNode;
}

/** The address as CSS takes it: nothing in it can end the quotation. */
const cssUrl = (address: string): string =>
  `url("${address.replace(/["\\\n\r\f]/g, encodeURIComponent)}")`;

/** A visitor's screen: on a phone the brand's field with the task rising over it, on a desktop the two side by side. */
export const VisitorLayout = ({
  kind,
  bar,
  lead,
  leadAbove,
  leadBelow,
  foot,
  picture,
  children,
}: VisitorLayoutProps) => (
  <div className={`f-visitor f-visitor--${kind}`}>
    <header
      className={classes(
        'f-hero',
        'f-visitor__hero',
        picture !== undefined && 'f-visitor__hero--own',
      )}
      ref={(hero) =>
        hero?.style.setProperty('--hero-own', picture === undefined ? '' : cssUrl(picture))
      }
    >
      <div className="f-visitor__bar">{bar}</div>
      <div className="f-visitor__lead">
        <div className="f-visitor__words">{leadAbove}</div>
        {lead}
        <div className="f-visitor__words">{leadBelow}</div>
      </div>
    </header>
    <main className="f-visitor__task">{children}</main>
    {foot && <footer className="f-visitor__foot">{foot}</footer>}
  </div>
);
