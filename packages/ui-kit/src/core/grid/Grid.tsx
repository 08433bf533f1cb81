import './Grid.css';
import type { ReactNode } from 'react';
import { classes } from '../polymorphic/classes';

export interface GridProps {
  /** A page with something to do and a card beside it: two fifths for that card, and no card longer than what is in it. */
  aside?: boolean;
  children: ReactNode;
}

/** `GridItem`s beside each other: two columns on a phone, three on a desktop. */
export const Grid = ({ aside = false, children }: GridProps) => (
  <div className={classes('f-grid', aside && 'f-grid--aside')}>{children}</div>
);
