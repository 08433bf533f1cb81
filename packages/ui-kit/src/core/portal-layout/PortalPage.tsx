import type { ReactNode, Ref } from 'react';
import { Heading } from '../heading/Heading';
import { classes } from '../polymorphic/classes';

export interface PortalPageProps {
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
  children: ReactNode;
}

/** A page inside a `PortalLayout`: its bar and its content. */
export const PortalPage = ({
  title,
  shortTitle,
  onHero = false,
  headingRef,
  back,
  action,
  barEnd,
  children,
}: PortalPageProps) => (
  <main className={classes('f-portal__main', onHero && 'f-portal__main--hero')}>
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
);
