import './HeroTitle.css';
import type { ReactNode, Ref } from 'react';
import { Heading } from '../heading/Heading';

export interface HeroTitleProps {
  /** A `StatusPill` or `Steps`, above the title. */
  above?: ReactNode;
  /** A small first line that is part of the title: "You're online until Wednesday". */
  lead?: ReactNode;
  /** The screen's one large line. */
  title: ReactNode;
  /** Its place in the page's outline. Default: the page's `h1`. */
  level?: 1 | 2;
  /** One or two sentences below. */
  text?: ReactNode;
  /** `display` for a welcome or an answer, `xl` where a task matters more. */
  size?: 'display' | 'xl';
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The words on a hero: where you are, in one large line. */
export const HeroTitle = ({
  above,
  lead,
  title,
  text,
  size = 'display',
  level = 1,
  headingRef,
}: HeroTitleProps) => (
  <div className={`f-hero-title f-hero-title--${size}`}>
    {above}
    <Heading level={level} size={size} ref={headingRef}>
      {lead && <span className="f-hero-title__lead">{lead} </span>}
      {title}
    </Heading>
    {text && <div className="f-hero-title__text">{text}</div>}
  </div>
);
