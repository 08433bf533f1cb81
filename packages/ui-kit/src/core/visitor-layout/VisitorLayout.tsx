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
  /** A `HeroTitle`, or other content of the hero. */
  lead: ReactNode;
  /** The operator's own texts before and after the hero's. */
  leadAbove?: ReactNode;
  leadBelow?: ReactNode;
  /** `FooterLinks`. */
  foot?: ReactNode;
  /** The address of the site's own picture, shown behind the hero in place of the brand's drawing. */
  picture?: string;
  /** The task: cards, of which the first rises over the hero's lower edge on a phone. */
  children: ReactNode;
}

/** The address as a CSS `url()`. Escapes everything that could end the quotation. */
const cssUrl = (address: string): string =>
  `url("${address.replace(/["\\\n\r\f]/g, encodeURIComponent)}")`;

/** The layout of screens before login: hero and task, one above the other on a phone, side by side on a desktop. */
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
