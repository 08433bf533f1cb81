import './Grid.css';
import type { ReactNode } from 'react';
import { classes } from '../polymorphic/classes';

export interface GridProps {
  /** For a task with a card beside it: the card gets two fifths, and cards are as high as their content. */
  aside?: boolean;
  children: ReactNode;
}

/** A grid of `GridItem`s: two columns on a phone, three on a desktop. */
export const Grid = ({ aside = false, children }: GridProps) => (
  <div className={classes('f-grid', aside && 'f-grid--aside')}>{children}</div>
);
