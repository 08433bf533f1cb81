import './Hero.css';
import type { ReactNode } from 'react';
import { classes } from '../polymorphic/classes';

export interface HeroProps {
  /** Reaches the edges of the screen on a phone, and the card after it rises over its lower edge. */
  bleed?: boolean;
  /** The answer on a page that has a title of its own: 200 px high on a phone, 240 px on a desktop, a gauge as a line on a phone. */
  card?: boolean;
  /** Without a gauge, the brand's drawing takes its place. */
  art?: 'light' | 'dusk' | 'none';
  /** The person has just paid or connected: the brand's drawing opens like a door, in a second. */
  opens?: boolean;
  /** Beside the words on a desktop, below them on a phone: a gauge. */
  aside?: ReactNode;
  /** Buttons under the words, on a desktop: on a phone the quick actions that follow say the same. */
  deskActions?: ReactNode;
  children: ReactNode;
}

/** The one strong field of a screen inside the portal: words and controls on the brand's hero colour and quiet drawing. */
export const Hero = ({
  bleed = false,
  card = false,
  art = 'none',
  opens = false,
  aside,
  deskActions,
  children,
}: HeroProps) => (
  <div
    className={classes(
      'f-hero',
      'f-hero-field',
      bleed && 'f-hero-field--bleed',
      card && 'f-hero-field--card',
      opens && 'f-hero-field--opens',
    )}
  >
    <div className="f-hero-field__words">
      {children}
      {deskActions && <div className="f-hero-field__actions">{deskActions}</div>}
    </div>
    {aside && <div className="f-hero-field__aside">{aside}</div>}
    {!aside && art !== 'none' && (
      <div className={`f-hero-field__art f-hero-field__art--${art}`} aria-hidden="true" />
    )}
  </div>
);
